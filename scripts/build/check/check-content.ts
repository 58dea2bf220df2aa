import { existsSync } from 'node:fs';
import { siteLanguages } from '#content/company.ts';
import { FactError } from '#content/company/fact-error.ts';
import { checkPapers } from './check-papers.ts';
import { findTextMistake } from './text-mistakes.ts';

/** Checks facts, certificates and texts before anything is built. Throws an `Error` that says in one line what to write, and where. */
export async function checkContent(): Promise<void> {
  for (const locale of siteLanguages) {
    if (existsSync(`src/content/${locale}`)) continue;
    throw new FactError(
      'company',
      'export const siteLanguages',
      `company: siteLanguages: there is no folder src/content/${locale}`,
    );
  }
  await checkPapers();
  for (const locale of siteLanguages) {
    const mistake = await findTextMistake(locale);
    if (mistake !== undefined) throw new Error(mistake);
  }
}
