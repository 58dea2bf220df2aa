import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Makes PNG files for phones and `favicon.ico`, a PNG of 32 pixels, from `public/icons/icon.svg`. */
const source = await readFile('public/icons/icon.svg');
const png = (size: number) => sharp(source, { density: 1200 }).resize(size).png({ compressionLevel: 9 }).toBuffer();

for (const size of [180, 192, 512]) await writeFile(`public/icons/icon-${size}.png`, await png(size));

const small = await png(32);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile('public/favicon.ico', Buffer.concat([header, small]));
