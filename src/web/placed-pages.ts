import type { ContextType, ReactNode } from 'react';
import { NavigationType, type Location, type UNSAFE_LocationContext } from 'react-router';

/** An address, as the router's hooks read it. */
export type Place = ContextType<typeof UNSAFE_LocationContext>;

/** A page, with the address that it reads. */
export interface PlacedPage {
  readonly id: number;
  readonly place: Place;
  readonly content: ReactNode;
}

/**
 * The page that is shown. Then, hidden, those that the visitor has left, the last one first, and at the end the one that
 * the visitor is about to open: its location has no key.
 */
export type PlacedPages = readonly [shown: PlacedPage, ...hidden: PlacedPage[]];

/** How many pages that the visitor has left are kept: what each holds stays in memory. */
const maxLeft = 3;

/**
 * Whether the pictures of a page move to the next one, in a view transition. Such a page is neither rendered ahead nor
 * kept: its pictures and its form begin anew with every visit.
 */
export const hasMovingPictures = (pathname: string) => /^\/(product\/|order|cart)/.test(pathname);

const pathOf = ({ place }: PlacedPage) => place.location.pathname;
const isAhead = ({ place }: PlacedPage) => place.location.key === '';
const nextId = (pages: PlacedPages) => Math.max(...pages.map(({ id }) => id)) + 1;

/**
 * Shows the page at a place: the one that is shown already, the one that was left at this entry of the history, the one
 * rendered ahead, or a new one. Returns `pages` itself if nothing changes. No two pages of one path are kept.
 */
export function showPage(pages: PlacedPages, place: Place, content: ReactNode): PlacedPages {
  const [shown, ...hidden] = pages;
  const { pathname, key } = place.location;
  if (pathOf(shown) === pathname)
    return shown.place === place && shown.content === content ? pages : [{ ...shown, place, content }, ...hidden];
  const known = hidden.find((page) => pathOf(page) === pathname && (page.place.location.key === key || isAhead(page)));
  const left = pages.filter((page) => pathOf(page) !== pathname && !isAhead(page) && !hasMovingPictures(pathOf(page)));
  return [{ id: known?.id ?? nextId(pages), place, content }, ...left.slice(0, maxLeft)];
}

/** Puts the page that the visitor is about to open in the place of the last such page. */
export function putAhead(pages: PlacedPages, location: Location, content: ReactNode): PlacedPages {
  const [shown, ...hidden] = pages;
  const { pathname } = location;
  const isKnown = [shown, ...hidden.filter(isAhead)].some((page) => pathOf(page) === pathname);
  if (isKnown || hasMovingPictures(pathname)) return pages;
  const place = { location, navigationType: NavigationType.Push };
  return [shown, ...hidden.filter((page) => !isAhead(page)), { id: nextId(pages), place, content }];
}
