/**
 * Like `holds` of the cut-outs, but paths that stay are left alone: with another face, a goat keeps its horns, and a slow
 * phone has less to do.
 */
export function repaint(element: Element, paths: string) {
  let before: string[] = [];
  const update = (paths: string) => {
    const after = pathsIn(paths);
    const { gone, fresh } = difference(before, after);
    for (const at of [...gone].reverse()) element.children[at]!.remove();
    for (const { at, paths } of fresh) {
      if (at) element.children[at - 1]!.insertAdjacentHTML('afterend', paths.join(''));
      else element.insertAdjacentHTML('afterbegin', paths.join(''));
    }
    before = after;
  };
  update(paths);
  return { update };
}

export function pathsIn(markup: string): string[] {
  return markup.match(/<[^>]+>/g) ?? [];
}

/** Which paths go, and where others come, from back to front: each place is that in the finished picture. */
export function difference(before: readonly string[], after: readonly string[]) {
  const wanted = new Set(after);
  const kept = before.filter((path) => wanted.has(path));
  const fresh: { at: number; paths: string[] }[] = [];
  let next = 0;
  for (const [at, path] of after.entries()) {
    const last = fresh.at(-1);
    if (path === kept[next]) next++;
    else if (last && last.at + last.paths.length === at) last.paths.push(path);
    else fresh.push({ at, paths: [path] });
  }
  // What doesn't come in the same order is drawn anew.
  if (next < kept.length) return { gone: [...before.keys()], fresh: [{ at: 0, paths: [...after] }] };
  return { gone: [...before.keys()].filter((k) => !wanted.has(before[k]!)), fresh };
}
