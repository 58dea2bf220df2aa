import { createContext, type ContextType } from 'react';
import { NavigationType, type UNSAFE_LocationContext } from 'react-router';
import { pagePath } from '#content/edition.ts';

/** An address, as the router's hooks read it. */
export type Place = ContextType<typeof UNSAFE_LocationContext>;

/** A page that stands in the document but is not shown: rendered before its visit, or kept after it. */
export interface HiddenPage {
  readonly id: number;
  /** The address that it reads. */
  readonly place: Place;
}

interface Pages {
  /** Of the page that is shown; the same while only its query or fragment changes. */
  readonly id: number;
  /** What the shown page reads instead of the router's address, which says the same: so it need not be rendered again. */
  readonly place?: Place | undefined;
  readonly hidden: readonly HiddenPage[];
}

export const PagesContext = createContext<Pages>({ id: 0, hidden: [] });

type Render = (place: Place) => void;

let render: Render | undefined;
let whenWhole: Promise<unknown> = Promise.resolve();

/** Sets what renders pages ahead. */
export function setRenderAhead(renderer: Render): void {
  render = renderer;
}

/** Keeps pages from being rendered ahead until the shown page can be hydrated as a whole: React would remove the rest of it. */
export function renderAheadAfter(isWhole: Promise<unknown>): void {
  whenWhole = isWhole;
}

/** Renders the page that a link leads to, before the visitor opens it, if that is `wanted` by then. The page must have loaded. */
export async function renderAhead({ pathname, search, hash }: HTMLAnchorElement, wanted: () => boolean): Promise<void> {
  const location = { pathname: pagePath(pathname), search, hash, state: null, key: '' };
  await whenWhole;
  if (wanted()) render?.({ location, navigationType: NavigationType.Push });
}

/**
 * Whether the pictures of a page move to the next one, in a view transition. Such a page is neither rendered ahead nor
 * kept: React changes pages at once or in a transition, not both.
 */
export function hasMovingPictures(pathname: string): boolean {
  return /^\/(product\/|order|cart)/.test(pathname);
}
