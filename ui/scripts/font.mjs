// Cuts the display face down to the letters of our languages; run by `npm run font` after a change of SOURCE.
// The full font is not a dependency of the app: install it for the moment with
// `npm install --no-save @fontsource/caprasimo`.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource/caprasimo';
const OUT = 'src/look/font';
const LETTERS =
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' + 'ÁÉÍÓÚÜÑáéíóúüñ¡!¿? .,:…-–’/';

const full = await readFile(`${SOURCE}/files/caprasimo-latin-400-normal.woff2`);
const small = await subsetFont(full, LETTERS, { targetFormat: 'woff2', noHinting: true });
await mkdir(OUT, { recursive: true });
await writeFile(`${OUT}/caprasimo.woff2`, small);
await copyFile(`${SOURCE}/LICENSE`, `${OUT}/OFL.txt`);
console.log(`${OUT}/caprasimo.woff2: ${small.length} bytes`);
