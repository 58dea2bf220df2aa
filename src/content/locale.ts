import { localePrefix, type Locale } from './build-values.ts';

export function stripLocale(pathname: string): string {
  return localePrefix === '' ? pathname : pathname.slice(localePrefix.length) || '/';
}

/** The home page of the first locale ends with a slash, as an origin does; no other page does. */
export function localizedPath(prefix: string, path: string): string {
  return path === '/' ? prefix || path : prefix + path;
}

export function localizedUrl(siteUrl: string, prefix: string, path: string): string {
  return siteUrl + localizedPath(prefix, path);
}

export function toLocalePrefix(language: string, languages: readonly string[]): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** For the build only, because `Intl.DisplayNames` is slow in the browser. */
export function toLocale(language: string, languages: readonly string[]): Locale {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const capital = name.charAt(0).toLocaleUpperCase(language);
  return { language, name: capital + name.slice(1), localePrefix: toLocalePrefix(language, languages) };
}
