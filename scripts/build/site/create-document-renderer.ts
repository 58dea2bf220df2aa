import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '#scripts/build/site-url.ts';
import type { Page } from '#web/navigation/page.ts';
import type { EntryServer } from './load-bundle.ts';
import type { Manifest } from './read-manifest.ts';

const boot = '#web/app/boot.ts';
const entryClient = '#web/app/entry-client.tsx';

const firstScreenFonts = ['figtree', 'fraunces'];

export type DocumentRenderer = (
  path: string,
  options: { readonly hasCanonicalUrl: boolean },
) => Promise<{ readonly page: Page; readonly html: string }>;

export function createDocumentRenderer(
  entryServer: EntryServer,
  manifest: Manifest,
  siteFolder: string,
): DocumentRenderer {
  const fonts = firstScreenFonts.map((font) => `/${manifest.getChunk(`#web/fonts/${font}.woff2`).file}`);
  const readStyles = createCachedReader(siteFolder);
  return async (path, { hasCanonicalUrl }) => {
    const { page, rootHtml } = await entryServer.renderPage(path);
    const chunks = manifest.listChunksWithImports([entryClient, ...(await entryServer.listPageModules(path, page))]);
    const styleSheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const html = entryServer.renderDocument({
      page,
      rootHtml,
      path,
      siteUrl,
      hasCanonicalUrl,
      css: styleSheets.map(readStyles).join(''),
      styleSheets: styleSheets.map((name) => `/${name}`),
      entryScript: `/${manifest.getChunk(boot).file}`,
      scripts: chunks.map(({ file }) => `/${file}`),
      fonts,
    });
    return { page, html };
  };
}

function createCachedReader(siteFolder: string): (name: string) => string {
  const texts = new Map<string, string>();
  return (name) => {
    const text = texts.get(name) ?? readFileSync(join(siteFolder, name), 'utf8').trim();
    texts.set(name, text);
    return text;
  };
}
