import { createContext, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { pagePath } from '#content/edition.ts';

/** A page that the visitor is about to open, rendered beforehand. Its location has no key yet. */
export interface PageAhead {
  readonly id: number;
  readonly location: Location;
  readonly content: ReactNode;
}

/** The page that is shown, which keeps its id while only its query or fragment changes, and the page ahead. */
export const PagesContext = createContext<{ readonly id: number; readonly ahead?: PageAhead | undefined }>({ id: 0 });

type Render = (location: Location, content: ReactNode) => void;

let render: Render | undefined;

/** Sets what renders pages ahead. */
export function setRenderAhead(renderer: Render): void {
  render = renderer;
}

/** Renders the page that a link leads to, before the visitor opens it. */
export function renderAhead({ pathname, search, hash }: HTMLAnchorElement, content: ReactNode): void {
  render?.({ pathname: pagePath(pathname), search, hash, state: null, key: '' }, content);
}

/**
 * Whether the pictures of a page move to the next one, in a view transition. Such a page is not rendered ahead: React
 * changes pages at once or in a transition, not both.
 */
export function hasMovingPictures(pathname: string): boolean {
  return /^\/(product\/|order|cart)/.test(pathname);
}
