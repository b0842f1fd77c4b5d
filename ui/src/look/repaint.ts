import { inTurn } from './in-turn.svelte';

/**
 * Like `holds` of the cut-outs, but paths that stay are left alone: with another face, a goat keeps its horns, and a slow
 * phone has less to do. What is new is made at once and comes into the picture in a frame of its own.
 */
export function repaint(element: Element, paths: string) {
  element.innerHTML = paths;
  let before = pathsIn(paths);
  let giveUp = () => {};
  return {
    update(paths: string) {
      giveUp();
      const after = pathsIn(paths);
      const { gone, fresh } = difference(before, after);
      const made = fresh.map(({ at, paths }) => ({ at, elements: elementsOf(paths) }));
      giveUp = inTurn(() => {
        for (const at of [...gone].reverse()) element.children[at]!.remove();
        for (const { at, elements } of made) {
          if (at) element.children[at - 1]!.after(...elements);
          else element.prepend(...elements);
        }
        before = after;
      });
    },
    destroy: () => giveUp(),
  };
}

function elementsOf(paths: string[]): Element[] {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.innerHTML = paths.join('');
  return [...picture.children];
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
