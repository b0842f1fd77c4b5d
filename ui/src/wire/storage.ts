/** What this device remembers. Where the browser offers no storage, it lasts until the page is closed. */

const inMemory = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? inMemory.get(name) ?? null;
  } catch {
    return inMemory.get(name) ?? null;
  }
}

/** Null forgets it. */
export function keep(name: string, value: string | null): void {
  if (value === null) inMemory.delete(name);
  else inMemory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // In private browsing or with a full disk, the copy in memory has to do.
  }
}
