/** Hands over a file for keeps; says where it is, unless only the browser knows. */
export type Save = (name: string, type: string, text: string) => Promise<string | null>;

/** A browser keeps it with everything else that was downloaded. */
export const download: Save = (name, type, text) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return Promise.resolve(null);
};
