import { existsSync } from 'node:fs';
import { siteLanguages } from '#content/company.ts';
import { createLanguagesError } from '#content/company/fact-error.ts';
import { assertPapers } from './assert-papers.ts';
import { findTextMistake } from './find-text-mistake.ts';

/**
 * Checks facts, certificates and texts before anything is built. Throws an `Error` that says in one line what to write,
 * and where.
 */
export async function assertContent(): Promise<void> {
  for (const language of siteLanguages) {
    if (existsSync(`src/content/${language}`)) continue;
    throw createLanguagesError(`names ${language}, but there is no folder src/content/${language}`);
  }
  assertPapers();
  for (const language of siteLanguages) {
    const mistake = await findTextMistake(language);
    if (mistake !== undefined) throw new Error(mistake);
  }
}
