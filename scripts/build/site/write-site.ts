import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguages } from '#content/company.ts';
import { withErrorLocation } from '#scripts/build/check/with-error-location.ts';
import { createDocumentRenderer } from './create-document-renderer.ts';
import { loadBundle } from './load-bundle.ts';
import { readManifest } from './read-manifest.ts';
import { writePages } from './write-pages.ts';
import { writeReviewsFrame } from './write-reviews-frame.ts';
import { writeSearchEngineFiles } from './write-search-engine-files.ts';

export async function writeSite(site: string, bundles: string): Promise<void> {
  const urls: string[] = [];
  for (const [index, language] of siteLanguages.entries()) {
    const renderer = await withErrorLocation(language, `the pages in ${language}`, () =>
      loadBundle(bundles, language, 'entry-server'),
    );
    const manifest = readManifest(join(site, `.vite/${language}.json`), language);
    const render = createDocumentRenderer(renderer, manifest, site);
    urls.push(...(await writePages({ site, language, paths: renderer.pagePaths, render })));
    await withErrorLocation(language, `catalogue and product sheets in ${language}`, async () =>
      (await loadBundle(bundles, language, 'write-locale-files')).writeLocaleFiles(site),
    );
    if (index === 0) writeReviewsFrame(renderer, manifest, site);
  }
  writeSearchEngineFiles(site, urls);
  rmSync(join(site, '.vite'), { recursive: true });
}
