/** What comes from another device fills in what nobody has chosen on this one yet, and replaces nothing. */

type Plain = Record<string, unknown>;

/** `usual` is what it is while nobody has chosen anything. */
export function adopt<T extends object>(own: T, theirs: T, usual: T): T {
  const all = { ...own } as Plain;
  for (const [name, brought] of Object.entries(theirs)) {
    const [mine, blank] = [(own as Plain)[name], (usual as Plain)[name]];
    if (isPlain(mine) && isPlain(brought) && isPlain(blank)) all[name] = adopt(mine, brought, blank);
    else if (JSON.stringify(mine) === JSON.stringify(blank)) all[name] = brought;
  }
  return all as T;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
