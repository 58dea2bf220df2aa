import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteUrl } from '#scripts/build/site-url.ts';
import type { Page } from '#web/navigation/page.ts';
import type { Renderer } from './load-bundle.ts';
import type { Manifest } from './read-manifest.ts';

const boot = '#web/app/boot.ts';
const entry = '#web/app/entry-client.tsx';

const firstFonts = ['figtree', 'fraunces'];

export type RenderDocument = (
  path: string,
  options: { readonly hasCanonicalUrl: boolean },
) => Promise<{ readonly page: Page; readonly html: string }>;

export function createDocumentRenderer(renderer: Renderer, manifest: Manifest, siteFolder: string): RenderDocument {
  const fonts = firstFonts.map((font) => `/${manifest.getChunk(`#web/fonts/${font}.woff2`).file}`);
  const readStyles = createCachedReader(siteFolder);
  return async (path, { hasCanonicalUrl }) => {
    const { page, html: content } = await renderer.renderPage(path);
    const chunks = manifest.listChunks([entry, ...(await renderer.listPageModules(path, page))]);
    const styleSheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const html = renderer.renderDocument({
      page,
      html: content,
      path,
      siteUrl,
      hasCanonicalUrl,
      css: (await Promise.all(styleSheets.map(readStyles))).join(''),
      styleSheets: styleSheets.map((name) => `/${name}`),
      entryScript: `/${manifest.getChunk(boot).file}`,
      scripts: chunks.map(({ file }) => `/${file}`),
      fonts,
    });
    return { page, html };
  };
}

function createCachedReader(siteFolder: string): (name: string) => Promise<string> {
  const texts = new Map<string, string>();
  return async (name) => {
    const text = texts.get(name) ?? (await readFile(join(siteFolder, name), 'utf8')).trim();
    texts.set(name, text);
    return text;
  };
}
