import type { ContextType, ReactNode } from 'react';
import { createPath, NavigationType, type Location, type UNSAFE_LocationContext } from 'react-router';

/** An address, as the router's hooks read it. */
export type Place = ContextType<typeof UNSAFE_LocationContext>;

/** A page, with the address that it reads. */
export interface PlacedPage {
  readonly id: number;
  readonly place: Place;
  readonly content: ReactNode;
  /** Whether it fades in when it is shown. */
  readonly fadesIn: boolean;
}

export interface PlacedPages {
  readonly shown: PlacedPage;
  /** The page that the visitor is about to open, rendered but hidden. Its location has no key. */
  readonly ahead: PlacedPage | undefined;
  /** The pages that the visitor has left, the last one first, hidden as they were left. */
  readonly left: readonly PlacedPage[];
  readonly nextId: number;
}

/** How many pages that the visitor has left are kept: what each holds stays in memory. */
const maxLeft = 3;

/**
 * Whether the pictures of a page move to the next one, in a view transition. Such a page is neither rendered ahead nor
 * kept: its pictures and its form begin anew with every visit.
 */
export const hasMovingPictures = (pathname: string) => /^\/(product\/|order|cart)/.test(pathname);

/** The pages of a visit that begins at a place. */
export function firstPages(place: Place, content: ReactNode): PlacedPages {
  return { shown: { id: 0, place, content, fadesIn: false }, ahead: undefined, left: [], nextId: 1 };
}

/**
 * Shows the page at a place: the one that is shown already, the one that was left at this entry of the history, the one
 * rendered ahead, or a new one. Returns `pages` itself if nothing changes.
 */
export function showPage(pages: PlacedPages, place: Place, content: ReactNode): PlacedPages {
  const { shown, ahead, left, nextId } = pages;
  const { location, navigationType } = place;
  if (pathOf(shown) === location.pathname) {
    const isKnown = isAtEntry(shown, location);
    if (isKnown && shown.content === content) return pages;
    return { ...pages, shown: { ...shown, content, place: isKnown ? shown.place : place } };
  }
  // With the address that it had, so that nothing of it is rendered again.
  const back = navigationType === NavigationType.Pop ? left.find((page) => isAtEntry(page, location)) : undefined;
  const id = ahead && pathOf(ahead) === location.pathname ? ahead.id : nextId;
  return {
    shown: back ?? { id, place, content, fadesIn: !hasMovingPictures(location.pathname) },
    ahead: undefined,
    left: [{ ...shown, fadesIn: true }, ...left]
      .filter((page) => page !== back && !hasMovingPictures(pathOf(page)))
      .slice(0, maxLeft),
    nextId: nextId + 1,
  };
}

/** Puts the page that the visitor is about to open in the place of the last such page. */
export function putAhead(pages: PlacedPages, location: Location, content: ReactNode): PlacedPages {
  const { shown, ahead, nextId } = pages;
  const { pathname } = location;
  if (hasMovingPictures(pathname) || pathname === pathOf(shown) || (ahead && isAtEntry(ahead, location))) return pages;
  const place = { location, navigationType: NavigationType.Push };
  return { ...pages, ahead: { id: nextId, place, content, fadesIn: true }, nextId: nextId + 1 };
}

function pathOf({ place }: PlacedPage): string {
  return place.location.pathname;
}

/** Whether a page stands for an entry of the history. The key alone is not unique: every document begins with the same one. */
function isAtEntry({ place }: PlacedPage, location: Location): boolean {
  return place.location.key === location.key && createPath(place.location) === createPath(location);
}
