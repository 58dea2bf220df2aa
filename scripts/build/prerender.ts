import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from '#content/company.ts';
import { reviewsFramePath } from '#contract';
import { catalogueFiles } from './catalogue-files.ts';
import { writeSheets } from './sheets.ts';
import { siteUrl } from './site-url.ts';
import { textFolder } from './variables.ts';

/** An entry of Vite's manifest of browser files. */
interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const site = 'dist/site';
const boot = 'src/web/boot.ts';
const entry = 'src/web/entry-client.tsx';
const frameEntry = 'src/web/reviews-frame/report-height.ts';

const server = (await import(
  pathToFileURL('dist/prerender/entry-server.js').href
)) as typeof import('#web/entry-server.tsx');
const manifestFile = join(site, '.vite/manifest.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, ManifestEntry>;

/** The manifest's key of a module, from its import specifier. */
function manifestKey(specifier: string): string {
  const key = specifier.replace(/^#web\//, 'src/web/').replace(/^#text/, relative('.', textFolder));
  if (!manifest[key]) throw new Error(`The browser build has no chunk of ${specifier}`);
  return key;
}

/** A chunk and everything it imports statically. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, found);
  return found;
}

/** The fonts to preload: every page shows them. */
const fonts = (await readdir(join(site, 'assets')))
  .filter((name) => name.endsWith('.woff2') && !name.includes('italic'))
  .map((name) => `/assets/${name}`);
const styles = new Map<string, string>();
async function css(file: string): Promise<string> {
  const cached = styles.get(file) ?? (await readFile(join(site, file), 'utf8')).trim();
  styles.set(file, cached);
  return cached;
}

/** Renders one path to one file. */
async function write(path: string, file: string, canonical = true): Promise<void> {
  const { page, html } = await server.renderPage(path);
  const chunks = new Set<string>();
  for (const key of [entry, ...server.pageModules(path).map(manifestKey)]) withImports(key, chunks);
  const entries = [...chunks].map((key) => manifest[key]).filter((found) => found !== undefined);
  const styleSheets = [...new Set(entries.flatMap((found) => found.css ?? []))];
  const text = server.renderDocument({
    page,
    html,
    path,
    siteUrl,
    canonical,
    css: (await Promise.all(styleSheets.map(css))).join(''),
    styleSheets: styleSheets.map((name) => `/${name}`),
    script: `/${manifest[boot]?.file}`,
    files: entries.map((found) => `/${found.file}`),
    fonts,
  });
  const target = join(site, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

for (const path of [...server.indexedPaths, '/cart'])
  await write(path, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
await write('/404', '404.html', false);
await write('/product/0', 'product-not-found.html', false);

// The frame's script is inlined in its page: a sandboxed page has no origin of its own to load files from.
const frameScript = join(site, manifest[frameEntry]?.file ?? '');
if (company.reviews) {
  const script = (await readFile(frameScript, 'utf8')).trim();
  await writeFile(join(site, `${reviewsFramePath}.html`), server.renderReviewsFrame(company.reviews, script));
}
await rm(frameScript);

const products = await server.loadCatalogueProducts();
const files = catalogueFiles(server.catalogueOf(products, siteUrl));
for (const [name, content] of files) await writeFile(join(site, name), content);
await writeSheets(products, site);

const locations = server.indexedPaths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
await writeFile(
  join(site, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locations.join('\n')}\n</urlset>\n`,
);
await writeFile(join(site, 'robots.txt'), `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
await rm(join(site, '.vite'), { recursive: true });
