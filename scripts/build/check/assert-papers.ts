import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FactError } from '#content/company/fact-error.ts';
import { papers } from '#content/papers.ts';

const papersFolder = 'public/papers';
const maxBytes = 5_000_000;
const signature = '%PDF-';

/**
 * Throws a `FactError` that names the first certificate whose file is missing, larger than 5 MB or no PDF. An expired
 * certificate does not stop the build: the site hides it and warns.
 */
export function assertPapers({ certificates } = papers, folder = papersFolder): void {
  for (const { name, number, file } of certificates) {
    if (file === undefined) continue;
    const createCertificateError = (rule: string) =>
      new FactError('papers', `number: '${number}'`, `certificate "${name}" (${number}): ${rule}`);
    const path = join(folder, file);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw createCertificateError(`there is no file ${path}`);
    if (found.size > maxBytes) throw createCertificateError(`${path} has more than 5 MB`);
    if (readBeginning(path) !== signature) {
      throw createCertificateError(`${path} is no PDF, whatever its name`);
    }
  }
}

function readBeginning(file: string): string {
  const buffer = Buffer.alloc(signature.length);
  const descriptor = openSync(file, 'r');
  try {
    return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(descriptor);
  }
}
