import { stripLocale } from '#content/locale.ts';

export function findLinkPath({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPageLink = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPageLink ? stripLocale(link.pathname) : undefined;
}
