import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';

const stampFile = 'dist/stamp';

/** Everything that a build is made from. */
const sources = ['src/**/*', 'public/**/*', 'scripts/**/*', 'package-lock.json', 'vite.config.ts'];
const variables = /^(SITE_|PORT|COMPANY_|WHATSAPP_|REVIEWS_|VIDEO_|MAP_)/;

/** A short text that changes with any source file (name, size, time) and any variable that the build reads. */
async function currentStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const pattern of sources) {
    for await (const file of glob(pattern)) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => a.localeCompare(b)))
    if (variables.test(name)) hash.update(`${name}=${value}\n`);
  return hash.digest('hex');
}

/** Whether `dist` holds a build of exactly what is here now. */
export async function isBuilt(): Promise<boolean> {
  const kept = await readFile(stampFile, 'utf8').catch(() => '');
  return kept === (await currentStamp());
}

/** Marks the build in `dist` as made from what is here now. */
export async function markBuilt(): Promise<void> {
  await writeFile(stampFile, await currentStamp());
}
