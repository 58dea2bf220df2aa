import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toDay } from '#content/paper-rules.ts';
import { papers } from '#content/papers.ts';

const folder = 'public/papers';
const maxBytes = 5_000_000;

/**
 * Throws an `Error` of one line for the first certificate that has ended or has no file. A running site hides an ended
 * one by itself.
 */
export async function checkPapers(held = papers, day = toDay(new Date()), filesIn = folder): Promise<void> {
  for (const { name, number, until, file } of held.certificates) {
    const wrong = (rule: string) => new Error(`papers: certificate "${name}" (${number}): ${rule}`);
    if (until < day) throw wrong(`ended on ${until}; remove it, or enter the new one`);
    if (file === undefined) continue;
    const size = await stat(join(filesIn, file)).then(
      (found) => found.size,
      () => undefined,
    );
    if (size === undefined) throw wrong(`there is no file ${folder}/${file}`);
    if (size > maxBytes) throw wrong(`${folder}/${file} has more than 5 MB`);
  }
}
