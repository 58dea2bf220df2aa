import { company } from '#content/company.ts';
import { language } from '#text/site.ts';
import { escapeHtml } from './escape-html.ts';
import type { LoadedPage } from './page.ts';
import { organisation, webSite } from './structured-data.ts';

export interface DocumentParts {
  readonly head: LoadedPage['head'];
  /** HTML of the root element. */
  readonly html: string;
  readonly path: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Whether the path is the page's own address; false for the not-found pages, which have none. */
  readonly canonical: boolean;
  /** The page's whole CSS. */
  readonly css: string;
  /** The page's style sheets as files: named, so that the loader knows that they are already there, but not fetched. */
  readonly styleSheets: readonly string[];
  /** The script that the page starts with. */
  readonly script: string;
  /** What that script fetches when the time has come: the entry and the page's own chunks. */
  readonly files: readonly string[];
  readonly fonts: readonly string[];
}

/** Writes the document around a rendered page. There is no inline script and no `style` attribute in it. */
export function renderDocument(parts: DocumentParts): string {
  const { head, path, siteUrl } = parts;
  const url = siteUrl + path;
  const picture = `${siteUrl}/media/og/${head.picture ?? 'home'}.jpg`;
  const ofHome = path === '/' ? [organisation(siteUrl), webSite(siteUrl)] : [];
  const data = [...ofHome, ...(head.structuredData?.(siteUrl) ?? [])];
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    ...(head.noindex || !parts.canonical ? [meta('robots', 'noindex')] : []),
    ...(parts.canonical ? [`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url)] : []),
    property('og:type', 'website'),
    property('og:site_name', company.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', '#3b2718'),
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...(parts.css === '' ? [] : [`<style>${parts.css}</style>`]),
    ...parts.styleSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script type="module" src="${parts.script}" async fetchpriority="low" data-files="${parts.files.join(' ')}"></script>`,
    ...data.map((block) => `<script type="application/ld+json">${escapeJson(block)}</script>`),
  ];
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${lines.join('\n')}\n</head>\n<body>\n<div id="root">${parts.html}</div>\n</body>\n</html>\n`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** JSON that can't end its script element early. */
function escapeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
