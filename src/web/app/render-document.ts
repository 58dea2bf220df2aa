import { localePrefix, otherLocales } from '#content/build-values.ts';
import { company } from '#content/company.ts';
import { localizedUrl } from '#content/locale.ts';
import { language, openGraphLocale } from '#text/site.ts';
import type { Page } from '#web/navigation/page.ts';
import { renderIconSprite } from '#web/ui/icon-paths.ts';
import { escapeHtml } from './escape-html.ts';
import { createStructuredData } from './structured-data.ts';

interface DocumentParts {
  readonly page: Page;
  readonly rootHtml: string;
  readonly path: string;
  readonly siteUrl: string;
  readonly hasCanonicalUrl?: boolean;
  readonly css?: string;
  /**
   * URLs of the style sheets whose rules are in `css`. The document links them with `disabled`, so that the preloader
   * of Vite takes them for loaded.
   */
  readonly styleSheets?: readonly string[];
  readonly entryScript: string;
  readonly scripts?: readonly string[];
  readonly fonts?: readonly string[];
}

/** The document has no inline scripts and no `style` attributes: the content security policy forbids them. */
export function renderDocument({
  page,
  rootHtml,
  path,
  siteUrl,
  entryScript,
  hasCanonicalUrl = true,
  css = '',
  styleSheets = [],
  scripts = [],
  fonts = [],
}: DocumentParts): string {
  const { head } = page;
  const url = localizedUrl(siteUrl, localePrefix, path);
  const isIndexed = hasCanonicalUrl && page.isIndexed !== false;
  const pictureUrl = `${siteUrl}/media/og${localePrefix}/${page.socialCard ?? 'home'}.jpg`;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    composeNameMeta('description', head.description),
    ...(isIndexed ? composeAlternateLinks(siteUrl, path) : [composeNameMeta('robots', 'noindex')]),
    ...(hasCanonicalUrl
      ? [`<link rel="canonical" href="${escapeHtml(url)}">`, composePropertyMeta('og:url', url)]
      : []),
    composePropertyMeta('og:type', 'website'),
    composePropertyMeta('og:site_name', company.name),
    ...(otherLocales.length > 0 ? [composePropertyMeta('og:locale', openGraphLocale)] : []),
    composePropertyMeta('og:title', head.title),
    composePropertyMeta('og:description', head.description),
    composePropertyMeta('og:image', pictureUrl),
    composePropertyMeta('og:image:width', '1200'),
    composePropertyMeta('og:image:height', '630'),
    composeNameMeta('twitter:card', 'summary_large_image'),
    composeNameMeta('theme-color', '#3b2718'),
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    `<link rel="describedby" href="${localePrefix}/llms.txt" type="text/plain">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(page.preloadUrl === undefined ? [] : [`<link rel="preload" href="${page.preloadUrl}" as="fetch" crossorigin>`]),
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...(css === '' ? [] : [`<style>${css}</style>`]),
    ...styleSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script type="module" src="${entryScript}" async fetchpriority="low" data-scripts="${scripts.join(' ')}"></script>`,
    ...createStructuredData(page, path, siteUrl).map(
      (block) => `<script type="application/ld+json">${escapeJson(block)}</script>`,
    ),
  ];
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${lines.join('\n')}\n</head>\n<body>\n<div id="root">${rootHtml}</div>\n${renderIconSprite()}\n</body>\n</html>\n`;
}

function composeAlternateLinks(siteUrl: string, path: string): readonly string[] {
  if (otherLocales.length === 0) return [];
  const composeLink = (hreflang: string, prefix: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${localizedUrl(siteUrl, prefix, path)}">`;
  const all = [{ language, localePrefix }, ...otherLocales].map((each) =>
    composeLink(each.language, each.localePrefix),
  );
  // Sorted, so that the documents of all languages have the same lines.
  return [...all.toSorted(), composeLink('x-default', '')];
}

function composeNameMeta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function composePropertyMeta(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function escapeJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
