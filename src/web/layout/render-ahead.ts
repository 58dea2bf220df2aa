import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { pagePath } from '#content/edition.ts';

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
