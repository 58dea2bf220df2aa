import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { pagePath } from '#content/edition.ts';

interface PageAhead {
  /** The path of the page on which its link was hovered, touched or focused. */
  readonly from: string;
  /** What the page reads as its location. The key is empty, which tells that it is not shown. */
  readonly location: Location;
  readonly content: ReactNode;
}

let render: ((location: Location, content: ReactNode) => void) | undefined;

/** Whether the pictures of a page move to the next one, in a view transition. Such a page is not rendered ahead. */
export const hasMovingPictures = (pathname: string) => /^.(product\/|order|cart)/.test(pathname);

/** Renders the page that a link leads to. */
export function renderAhead({ pathname, search, hash }: HTMLAnchorElement, content: ReactNode): void {
  const path = pagePath(pathname);
  if (!hasMovingPictures(path)) render?.({ pathname: path, search, hash, state: null, key: '' }, content);
}

/** The page to render ahead of its visit; undefined if there is none beside the page at `pathname`. */
export function useRenderedAhead(pathname: string): PageAhead | undefined {
  const [ahead, setAhead] = useState<PageAhead>();
  useEffect(() => {
    render = (location, content) => startTransition(() => setAhead({ from: pathname, location, content }));
  }, [pathname]);
  return ahead?.from === pathname && ahead.location.pathname !== pathname ? ahead : undefined;
}
