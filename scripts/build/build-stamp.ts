import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { buildVariables } from './variables.ts';

const stampFile = 'dist/stamp';

/** Everything that a build is made from. */
const sources = [
  'src/**/*',
  'public/**/*',
  'scripts/build/**/*',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** A hash of the name, size and time of every source file, and of every variable that the build reads. */
async function currentStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const pattern of sources) {
    for await (const file of glob(pattern)) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  for (const name of buildVariables) hash.update(`${name}=${process.env[name]}\n`);
  return hash.digest('hex');
}

/** Whether `dist` holds a build of exactly these sources and variables. */
export async function isBuilt(): Promise<boolean> {
  const savedStamp = await readFile(stampFile, 'utf8').catch(() => '');
  return savedStamp === (await currentStamp());
}

/** Records which sources and variables the build in `dist` was made from. */
export async function markBuilt(): Promise<void> {
  await writeFile(stampFile, await currentStamp());
}
