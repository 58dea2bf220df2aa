import { stripLocale } from '#content/locale.ts';

/**
 * Returns the path, without the locale, of the page of this site that the link under an event opens in this tab;
 * otherwise undefined. Links to files, or to pages in another language, carry a `type`, which excludes them.
 */
export function findLinkPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPageLink = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPageLink ? stripLocale(link.pathname) : undefined;
}
