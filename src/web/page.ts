import type { ReactNode } from 'react';
import type { Product } from '#content/product.ts';
import type { PageHead } from '#content/types.ts';

/** Values of a route's parameters, by name. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** A page: the data of its document and its content. */
export interface Page {
  readonly head: PageHead;
  /** Name of the picture for shared links in `/media/og`; the home page's if left out. */
  readonly socialImage?: string;
  /** Keeps search engines from indexing the page. */
  readonly noindex?: boolean;
  /** The steps from the home page to this page, without the home page. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The product that the page describes, for its structured data. */
  readonly product?: Product;
  /** Path of a JSON file that the content reads, fetched beside the scripts. */
  readonly data?: string;
  readonly content: ReactNode;
}

export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/**
 * A page's module: the page, or a function that loads it where it depends on the route's parameters or on more chunks. It
 * resolves to undefined if there is no product or category of these parameters.
 */
export interface PageModule {
  readonly page: Page | ((params: RouteParams) => Promise<Page | undefined>);
}
