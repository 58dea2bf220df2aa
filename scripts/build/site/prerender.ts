import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteLanguages } from '#content/company.ts';
import { getLocalePrefix } from '#content/company/company-rules.ts';
import { localizedUrl } from '#content/locale.ts';
import { namingTextMistakes } from '#scripts/build/check/text-mistakes.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { compressFile } from './compress.ts';
import { loadBundle } from './load-bundle.ts';
import { readManifest } from './manifest.ts';
import { createDocuments, type RenderDocument } from './page-documents.ts';
import { writeReviewsFrame } from './reviews-frame.ts';
import { writeSearchEngineFiles } from './search-engine-files.ts';

/** Pages for errors: paths that no visitor asks for, and the files that the server answers with. */
const errorPages = [
  ['/404', '404.html'],
  ['/product/0', 'product-not-found.html'],
] as const;

/**
 * Renders every page of every locale, with compressed copies and the files that are no pages. `bundles` has a folder
 * for each language.
 */
export async function prerender(site: string, bundles: string): Promise<void> {
  const urls: string[] = [];
  for (const [index, language] of siteLanguages.entries()) {
    const renderer = await namingTextMistakes(language, `the pages in ${language}`, () =>
      loadBundle(bundles, language, 'entry-server'),
    );
    const manifest = await readManifest(join(site, `.vite/${language}.json`), language);
    const render = await createDocuments(renderer, manifest, site);
    urls.push(...(await writePages(site, language, renderer.pagePaths, render)));
    await namingTextMistakes(language, `catalogue and product sheets in ${language}`, async () =>
      (await loadBundle(bundles, language, 'locale-files')).writeLocaleFiles(site),
    );
    if (index === 0) await writeReviewsFrame(renderer, manifest, site);
  }
  await writeSearchEngineFiles(site, urls);
  await rm(join(site, '.vite'), { recursive: true });
}

/** Writes the pages of a language. Returns the URLs that search engines may list. */
async function writePages(
  site: string,
  language: string,
  paths: readonly string[],
  render: RenderDocument,
): Promise<string[]> {
  const prefix = getLocalePrefix(language, siteLanguages);
  const compressions: Promise<void>[] = [];
  const write = async (path: string, file: string, options: { readonly hasCanonicalUrl: boolean }) => {
    const { page, html } = await namingTextMistakes(language, `the page ${localizedUrl('', prefix, path)}`, () =>
      render(path, options),
    );
    const target = join(site, prefix, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
    // The other core compresses while the next page is rendered.
    compressions.push(compressFile(target));
    return page;
  };
  const urls: string[] = [];
  for (const path of paths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const { isIndexed = true } = await write(path, file, { hasCanonicalUrl: true });
    if (isIndexed) urls.push(localizedUrl(siteUrl, prefix, path));
  }
  for (const [path, file] of errorPages) await write(path, file, { hasCanonicalUrl: false });
  await Promise.all(compressions);
  return urls;
}
