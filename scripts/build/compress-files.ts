import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressFiles(pattern: string): Promise<void> {
  const compressing: Promise<void>[] = [];
  for await (const file of glob(pattern)) compressing.push(compressFile(file));
  await Promise.all(compressing);
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await Promise.all([
    toBrotli(bytes, options).then((data) => writeFile(`${file}.br`, data)),
    toGzip(bytes, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
