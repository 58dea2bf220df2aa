import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '#content/company.ts';
import { withErrorLocation } from '#scripts/build/errors/with-error-location.ts';
import { createDocumentRenderer } from './create-document-renderer.ts';
import { loadBundle } from './load-bundle.ts';
import { readManifest } from './read-manifest.ts';
import { writePages } from './write-pages.ts';
import { writeReviewsFrame } from './write-reviews-frame.ts';
import { writeSearchEngineFiles } from './write-search-engine-files.ts';

export async function writeSite(siteFolder: string, bundlesFolder: string): Promise<void> {
  const urls: string[] = [];
  for (const [index, language] of siteLanguages.entries()) {
    const entryServer = await withErrorLocation(language, `the pages in ${language}`, () =>
      loadBundle(bundlesFolder, language, 'entry-server'),
    );
    const manifest = readManifest(join(siteFolder, `.vite/${language}.json`), language);
    const render = createDocumentRenderer(entryServer, manifest, siteFolder);
    urls.push(...(await writePages({ siteFolder, language, paths: entryServer.pagePaths, render })));
    await withErrorLocation(language, `catalogue and product sheets in ${language}`, async () =>
      (await loadBundle(bundlesFolder, language, 'write-locale-files')).writeLocaleFiles(siteFolder),
    );
    // The frame of the reviews has no text, so one serves all languages.
    if (index === 0) writeReviewsFrame(entryServer, manifest, siteFolder);
  }
  writeSearchEngineFiles(siteFolder, urls);
  rmSync(join(siteFolder, '.vite'), { recursive: true });
}
