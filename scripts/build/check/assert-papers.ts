import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FactError } from '#content/company/fact-error.ts';
import { papers } from '#content/papers.ts';

const papersFolder = 'public/papers';
const maxBytes = 5_000_000;
const signature = '%PDF-';

/**
 * Throws a `FactError` that names the first certificate whose file is missing or no PDF. A certificate that has ended
 * stops no build: the site hides it, and warns.
 */
export async function assertPapers({ certificates } = papers, folder = papersFolder): Promise<void> {
  for (const { name, number, file } of certificates) {
    if (file === undefined) continue;
    const wrong = (rule: string) =>
      new FactError('papers', `number: '${number}'`, `papers: certificate "${name}" (${number}): ${rule}`);
    const size = await stat(join(folder, file)).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw wrong(`there is no file ${papersFolder}/${file}`);
    if (size > maxBytes) throw wrong(`${papersFolder}/${file} has more than 5 MB`);
    if ((await readBeginning(join(folder, file))) !== signature) {
      throw wrong(`${papersFolder}/${file} is no PDF, whatever its name`);
    }
  }
}

async function readBeginning(file: string): Promise<string> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(signature.length));
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await opened.close();
  }
}
