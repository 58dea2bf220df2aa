import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
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
function currentStamp(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  for (const name of buildVariables) hash.update(`${name}=${process.env[name]}\n`);
  return hash.digest('hex');
}

/** Whether `dist` holds a build of exactly these sources and variables. */
export async function isBuilt(): Promise<boolean> {
  const savedStamp = await readFile(stampFile, 'utf8').catch(() => '');
  return savedStamp === currentStamp();
}

/** Records which sources and variables the build in `dist` was made from. */
export async function markBuilt(): Promise<void> {
  await writeFile(stampFile, currentStamp());
}
