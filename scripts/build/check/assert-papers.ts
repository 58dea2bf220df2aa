import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FactError } from '#content/company/fact-error.ts';
import { papers } from '#content/papers.ts';

const papersFolder = 'public/papers';
const maxBytes = 5_000_000;
const signature = '%PDF-';

/**
 * Makes sure at the build that the file of each certificate is there and is a PDF. A certificate that has ended stops
 * no build: the site hides it, and warns. Throws a `FactError` with one line that names the first wrong one.
 */
export async function assertPapers(held = papers, folder = papersFolder): Promise<void> {
  for (const { name, number, file } of held.certificates) {
    if (file === undefined) continue;
    const wrong = (rule: string) =>
      new FactError('papers', `number: '${number}'`, `papers: certificate "${name}" (${number}): ${rule}`);
    const size = await stat(join(folder, file)).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw wrong(`there is no file ${papersFolder}/${file}`);
    if (size > maxBytes) throw wrong(`${papersFolder}/${file} has more than 5 MB`);
    if ((await readBeginning(join(folder, file))) !== signature)
      throw wrong(`${papersFolder}/${file} is no PDF, whatever its name`);
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
