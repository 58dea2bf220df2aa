import { editionPath } from './company-rules.ts';

/** An edition as the links to it name it. */
export interface Edition {
  readonly language: string;
  /** The language in its own words: `Español`. */
  readonly name: string;
  /** What its URL paths begin with: empty, or such as `/es`. */
  readonly basePath: string;
}

/** What the URL paths of this edition begin with: empty, or such as `/es`. */
export const basePath = import.meta.env?.VITE_BASE_PATH ?? '';

/** The path of a page within this edition, from that of its URL: `/about` of `/es/about`. */
export function pagePath(pathname: string): string {
  return basePath === '' ? pathname : pathname.slice(basePath.length) || '/';
}

/** The URL of a page: the home page of the first edition ends with a slash, as an origin does, no other page does. */
export function editionUrl(siteUrl: string, base: string, path: string): string {
  return siteUrl + (path === '/' ? base || path : base + path);
}

/** The other editions, each with the same pages; empty if the site has one language. */
export const otherEditions = import.meta.env?.VITE_OTHER_EDITIONS ?? [];

/** Describes an edition. Not for the browser, where `Intl` takes long. */
export function describeEdition(language: string, editions: readonly string[]): Edition {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const capital = name.charAt(0).toLocaleUpperCase(language);
  return { language, name: capital + name.slice(1), basePath: editionPath(language, editions) };
}
