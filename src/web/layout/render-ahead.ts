import { createContext, type ContextType, type ReactNode } from 'react';
import { NavigationType, type UNSAFE_LocationContext } from 'react-router';
import { pagePath } from '#content/edition.ts';

/** An address, as the router's hooks read it. */
export type Place = ContextType<typeof UNSAFE_LocationContext>;

/** A page that the visitor is about to open, rendered beforehand. */
export interface PageAhead {
  readonly id: number;
  readonly place: Place;
  readonly content: ReactNode;
}

interface Pages {
  /** Of the page that is shown; the same while only its query or fragment changes. */
  readonly id: number;
  /** What the shown page reads instead of the router's address, which says the same: so it need not be rendered again. */
  readonly place?: Place | undefined;
  /** The page that is rendered ahead. */
  readonly ahead?: PageAhead | undefined;
}

export const PagesContext = createContext<Pages>({ id: 0 });

type Render = (place: Place, content: ReactNode) => void;

let render: Render | undefined;

/** Sets what renders pages ahead. */
export function setRenderAhead(renderer: Render): void {
  render = renderer;
}

/** Renders the page that a link leads to, before the visitor opens it. */
export function renderAhead({ pathname, search, hash }: HTMLAnchorElement, content: ReactNode): void {
  const location = { pathname: pagePath(pathname), search, hash, state: null, key: '' };
  render?.({ location, navigationType: NavigationType.Push }, content);
}

/**
 * Whether the pictures of a page move to the next one, in a view transition. Such a page is not rendered ahead: React
 * changes pages at once or in a transition, not both.
 */
export function hasMovingPictures(pathname: string): boolean {
  return /^\/(product\/|order|cart)/.test(pathname);
}
