import { stripLocale } from '#content/locale.ts';

/**
 * The path, without the locale, of the page that a link of this site opens in this tab. A link to a file, or to a page
 * in another language, has a `type` to be left out.
 */
export function findLinkPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPageLink = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPageLink ? stripLocale(link.pathname) : undefined;
}
