// Renders every icon the app's bundler asks for from one drawing: `npm run icons`.
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../../icons/', import.meta.url);
const art = await readFile(new URL('goatherd.svg', folder), 'utf8');

function png(size) {
    return new Resvg(art, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** Windows: a directory of PNG images; a width of 256 is written as 0. */
function ico(sizes) {
    const images = sizes.map(png);
    const head = Buffer.alloc(6 + 16 * sizes.length);
    head.writeUInt16LE(1, 2);
    head.writeUInt16LE(sizes.length, 4);
    let offset = head.length;
    sizes.forEach((size, k) => {
        const at = 6 + 16 * k;
        head.writeUInt8(size % 256, at);
        head.writeUInt8(size % 256, at + 1);
        head.writeUInt16LE(1, at + 4);
        head.writeUInt16LE(32, at + 6);
        head.writeUInt32LE(images[k].length, at + 8);
        head.writeUInt32LE(offset, at + 12);
        offset += images[k].length;
    });
    return Buffer.concat([head, ...images]);
}

/** macOS: PNG images, each preceded by its four-letter type and its length. */
function icns(types) {
    const chunks = Object.entries(types).flatMap(([type, size]) => {
        const image = png(size);
        return [chunkHead(type, image.length), image];
    });
    return Buffer.concat([chunkHead('icns', Buffer.concat(chunks).length), ...chunks]);
}

function chunkHead(type, length) {
    const head = Buffer.alloc(8);
    head.write(type, 'ascii');
    head.writeUInt32BE(length + 8, 4);
    return head;
}

const files = {
    '32x32.png': png(32),
    '128x128.png': png(128),
    '128x128@2x.png': png(256),
    'icon.png': png(512),
    'icon.ico': ico([16, 24, 32, 48, 64, 256]),
    'icon.icns': icns({
        icp4: 16,
        icp5: 32,
        ic07: 128,
        ic08: 256,
        ic09: 512,
        ic11: 32,
        ic12: 64,
        ic13: 256,
        ic14: 512,
    }),
};

for (const [name, bytes] of Object.entries(files)) {
    await writeFile(new URL(name, folder), bytes);
    console.log(`icons/${name}: ${bytes.length} bytes`);
}
