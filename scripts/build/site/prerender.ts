import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company, siteLanguages } from '#content/company.ts';
import { getLocalePrefix } from '#content/company/company-rules.ts';
import { reviewsFramePath } from '#content/company/reviews-frame.ts';
import { localizedUrl } from '#content/locale.ts';
import { withTexts } from '#scripts/build/check/text-mistakes.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { compressFile } from './compress.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { writeSiteFiles } from './search-engine-files.ts';

type Renderer = typeof import('#web/app/entry-server.tsx');
type LocaleFiles = typeof import('./locale-files.ts');

interface Locale {
  readonly renderer: Renderer;
  readonly manifest: Manifest;
  readonly fonts: readonly string[];
  readonly site: string;
}

const boot = '#web/app/boot.ts';
const entry = '#web/app/entry-client.tsx';
const frameEntry = '#web/app/reviews-frame/report-height.ts';

/**
 * Renders every page of every locale, with compressed copies and the files that are no pages. `bundles` has a folder
 * for each language.
 */
export async function prerender(site: string, bundles: string): Promise<void> {
  const urls: string[] = [];
  for (const language of siteLanguages) urls.push(...(await prerenderLocale(site, bundles, language)));
  await writeFrame(site, bundles);
  await writeSiteFiles(site, urls);
  await rm(join(site, '.vite'), { recursive: true });
}

async function prerenderLocale(site: string, bundles: string, language: string): Promise<string[]> {
  const localePrefix = getLocalePrefix(language, siteLanguages);
  const folder = join(site, localePrefix);
  const renderer = await withTexts(language, `the pages in ${language}`, () =>
    load<Renderer>(bundles, language, 'entry-server'),
  );
  const manifest = await readManifest(join(site, `.vite/${language}.json`), language);
  const fonts = await preloadedFonts(site);
  const compressions: Promise<void>[] = [];
  const write = async (path: string, file: string, isPage = true) => {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    const step = `the page ${localizedUrl('', localePrefix, path)} (${renderer.pageModules(path)[0]})`;
    const { page, html } = await withTexts(language, step, () =>
      render({ renderer, manifest, fonts, site }, path, isPage),
    );
    await writeFile(target, html);
    // The other core compresses while the next page is rendered.
    compressions.push(compressFile(target));
    return page.isIndexed !== false;
  };
  const indexedPaths: string[] = [];
  for (const path of renderer.pagePaths)
    if (await write(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`)) indexedPaths.push(path);
  await write('/404', '404.html', false);
  await write('/product/0', 'product-not-found.html', false);
  await withTexts(language, `catalogue and product sheets in ${language}`, async () =>
    (await load<LocaleFiles>(bundles, language, 'locale-files')).writeLocaleFiles(site),
  );
  await Promise.all(compressions);
  return indexedPaths.map((path) => localizedUrl(siteUrl, localePrefix, path));
}

async function load<Module>(bundles: string, language: string, name: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(bundles, language, `${name}.js`)).href)) as Module;
}

/** The fonts of the text at the top of every page; the document asks for them before the scripts do. */
const firstFonts = ['figtree', 'fraunces'];

async function preloadedFonts(site: string): Promise<string[]> {
  const files = await readdir(join(site, 'assets'));
  return firstFonts.map((font) => {
    const file = files.find((name) => /^(.*)-[0-9a-f]{8}\.woff2$/.exec(name)?.[1] === font);
    if (file === undefined) throw new Error(`the build has no font ${font}`);
    return `/assets/${file}`;
  });
}

const styles = new Map<string, string>();
async function css(file: string): Promise<string> {
  const cached = styles.get(file) ?? (await readFile(file, 'utf8')).trim();
  styles.set(file, cached);
  return cached;
}

async function render({ renderer, manifest, fonts, site }: Locale, path: string, isPage: boolean) {
  const { page, html: content } = await renderer.renderPage(path);
  const chunks = manifest.withImports([entry, ...renderer.pageModules(path)]);
  const styleSheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const html = renderer.renderDocument({
    page,
    html: content,
    path,
    siteUrl,
    hasCanonicalUrl: isPage,
    css: (await Promise.all(styleSheets.map((name) => css(join(site, name))))).join(''),
    styleSheets: styleSheets.map((name) => `/${name}`),
    script: `/${manifest.findChunk(boot).file}`,
    files: chunks.map(({ file }) => `/${file}`),
    fonts,
  });
  return { page, html };
}

async function writeFrame(site: string, bundles: string): Promise<void> {
  const [language = ''] = siteLanguages;
  const { renderReviewsFrame } = await load<Renderer>(bundles, language, 'entry-server');
  const manifest = await readManifest(join(site, `.vite/${language}.json`), language);
  // A sandboxed page has no origin to load files from, so the script is inlined.
  const file = join(site, manifest.findChunk(frameEntry).file);
  const script = (await readFile(file, 'utf8')).trim();
  await rm(file);
  if (!company.reviews) return;
  const page = join(site, `${reviewsFramePath}.html`);
  await writeFile(page, renderReviewsFrame(company.reviews, script));
  await compressFile(page);
}
