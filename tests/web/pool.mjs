// Files in the private file system of an origin, where the web edition keeps its databases. Each is a slot of a pool:
// a header of 4096 bytes with its name, and then the file itself.

const HEADER = 4096;
const FLAGS_AT = 512;
/** What SQLite calls the main file of a database. */
const MAIN_DB = 0x100;

/** Puts a file of an earlier evening there. Must be called before the host is opened. */
export function putFile(page, folder, name, bytes) {
  const slot = Buffer.concat([Buffer.alloc(HEADER), bytes]);
  slot.write(`/${name}`);
  slot.writeUInt32BE(MAIN_DB, FLAGS_AT);
  return page.evaluate(async ([folder, bytes]) => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle(folder, { create: true });
    const slots = await pool.getDirectoryHandle('.opaque', { create: true });
    const file = await slots.getFileHandle(`t${Math.random().toString(36).slice(2)}`, { create: true });
    const writer = await file.createWritable();
    await writer.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
    await writer.close();
  }, [folder, slot.toString('base64')]);
}

/** The files that are there, by their names. Must be called while no host is open. */
export async function files(page, folder) {
  const all = await page.evaluate(async (folder) => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle(folder);
    const slots = await pool.getDirectoryHandle('.opaque');
    const found = [];
    for await (const [slot, handle] of slots.entries()) {
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
      found.push([slot, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))]);
    }
    return found;
  }, folder);
  const named = all.map(([slot, text]) => {
    const bytes = Buffer.from(text, 'base64');
    const name = bytes.subarray(0, Math.max(0, bytes.indexOf(0))).toString();
    return { slot, name: name.slice(1), bytes: bytes.subarray(HEADER) };
  });
  return named.filter(({ name }) => name);
}

/** Puts other bytes in place of a file. */
export function replace(page, folder, slot, bytes) {
  return page.evaluate(async ([folder, slot, header, bytes]) => {
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle(folder);
    const slots = await pool.getDirectoryHandle('.opaque');
    const handle = await slots.getFileHandle(slot);
    const name = new Uint8Array(await (await handle.getFile()).arrayBuffer()).slice(0, header);
    const writer = await handle.createWritable();
    await writer.write(name);
    await writer.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
    await writer.close();
  }, [folder, slot, HEADER, bytes.toString('base64')]);
}

/** A database of the app as the web edition can open it: without the mark that it has a log. */
export function withoutLog(bytes) {
  const plain = Buffer.from(bytes);
  plain[18] = plain[19] = 1;
  return plain;
}
