/** Saves a file; returns where it is, unless only the browser knows. */
export type Save = (name: string, type: string, content: Content) => Promise<string | null>;
export type Content = string | Uint8Array<ArrayBuffer>;

/** A browser puts it with the other downloads. */
export const download: Save = (name, type, content) => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return Promise.resolve(null);
};

/** The system's own share sheet, where this page may use it. */
export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** False if the user cancelled. */
export async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
