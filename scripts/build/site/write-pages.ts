import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteLanguages } from '#content/company.ts';
import { localizedPath, localizedUrl, toLocalePrefix } from '#content/locale.ts';
import { withErrorLocation } from '#scripts/build/errors/with-error-location.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { notFoundFile, productNotFoundFile } from '#server/static/error-pages.ts';
import type { DocumentRenderer } from './create-document-renderer.ts';

const errorPages = [
  ['/404', notFoundFile],
  ['/product/0', productNotFoundFile],
] as const;

interface PageOptions {
  readonly siteFolder: string;
  readonly language: string;
  readonly paths: readonly string[];
  readonly render: DocumentRenderer;
}

export async function writePages({ siteFolder, language, paths, render }: PageOptions): Promise<string[]> {
  const prefix = toLocalePrefix(language, siteLanguages);
  const write = async (path: string, file: string, options: { readonly hasCanonicalUrl: boolean }) => {
    const { page, html } = await withErrorLocation(language, `the page ${localizedPath(prefix, path)}`, () =>
      render(path, options),
    );
    const target = join(siteFolder, prefix, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, html);
    return page;
  };
  const indexedUrls: string[] = [];
  for (const path of paths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const { isIndexed = true } = await write(path, file, { hasCanonicalUrl: true });
    if (isIndexed) indexedUrls.push(localizedUrl(siteUrl, prefix, path));
  }
  for (const [path, file] of errorPages) await write(path, file, { hasCanonicalUrl: false });
  return indexedUrls;
}
