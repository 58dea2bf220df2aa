/** `npm run icons`: makes PNG files for phones and `favicon.ico`, a PNG of 32 pixels, from `public/icons/icon.svg`. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { runScript } from '#scripts/support/run-script.ts';

await runScript(async () => {
  const source = readFileSync('public/icons/icon.svg');
  const toPng = (size: number) => sharp(source, { density: 1200 }).resize(size).png({ compressionLevel: 9 }).toBuffer();
  for (const size of [180, 192, 512]) writeFileSync(`public/icons/icon-${size}.png`, await toPng(size));
  const small = await toPng(32);
  writeFileSync('public/favicon.ico', Buffer.concat([createIcoHeader(32, small.length), small]));
});

function createIcoHeader(size: number, pngLength: number): Buffer {
  const header = Buffer.alloc(22);
  const [type, pictureCount, planes, bitsPerPixel] = [1, 1, 1, 32];
  header.writeUInt16LE(type, 2);
  header.writeUInt16LE(pictureCount, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(pngLength, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}
