import { existsSync } from 'node:fs';
import { locales } from '#content/company.ts';
import { FactError } from '#content/fact-error.ts';
import { checkPapers } from './check-papers.ts';
import { findTextMistake } from './text-mistakes.ts';

/** Checks facts, certificates and texts before anything is built. Throws an `Error` that says in one line what to write, and where. */
export async function checkContent(): Promise<void> {
  for (const locale of locales) {
    if (existsSync(`src/content/${locale}`)) continue;
    throw new FactError('company', 'const languages', `company: languages: there is no folder src/content/${locale}`);
  }
  await checkPapers();
  for (const locale of locales) {
    const mistake = await findTextMistake(`src/content/${locale}`);
    if (mistake !== undefined) throw new Error(mistake);
  }
}
