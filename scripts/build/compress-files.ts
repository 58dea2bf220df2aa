import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compressFiles(pattern: string): Promise<void> {
  const files: Promise<void>[] = [];
  for await (const file of glob(pattern)) files.push(compressFile(file));
  await Promise.all(files);
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  await Promise.all([
    brotli(text, options).then((data) => writeFile(`${file}.br`, data)),
    zip(text, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
