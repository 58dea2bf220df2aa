import type { ReactNode } from 'react';
import type { Params } from 'react-router';
import type { Product } from '#content/catalogue/product.ts';
import type { PageHead } from '#content/page-head.ts';

export interface Page {
  readonly head: PageHead;
  /** Name of the picture for shared links in `/media/og`; the home page's if left out. */
  readonly socialCard?: string;
  readonly isIndexed?: boolean;
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
  readonly product?: Product;
  readonly preloadUrl?: string;
  readonly content: ReactNode;
}

export interface PageModule {
  /** A function if the page loads data or has `params` in its path. It returns undefined for a page that is none. */
  readonly page: Page | ((params: Params) => Promise<Page | undefined>);
  /**
   * The text modules that `page` imports, as import specifiers. The document lists their chunks, so that they load
   * together with the page's.
   */
  readonly textModules?: (params: Params) => readonly string[];
}
