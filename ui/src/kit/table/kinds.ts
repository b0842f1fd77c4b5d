/**
 * The known fields of `kept` whose kind of value has not changed, and the usual values of all others: settings may
 * have been saved by an older or a newer version.
 */
export function sameKinds<S extends object>(usual: S, kept: { readonly [K in keyof S]?: unknown }): S {
  const found = { ...usual };
  for (const key of Object.keys(usual) as (keyof S)[]) {
    const value = kept[key];
    const isSameKind = usual[key] === null || kindOf(value) === kindOf(usual[key]);
    if (value !== undefined && isSameKind) Object.assign(found, { [key]: value });
  }
  return found;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
}
