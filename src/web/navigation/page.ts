import type { ReactNode } from 'react';
import type { Params } from 'react-router';
import type { Product } from '#content/catalogue/product.ts';
import type { PageHead } from '#content/page-head.ts';

export interface Page {
  readonly head: PageHead;
  /** Name of the picture in `/media/og` for shared links. Left out, it is that of the home page. */
  readonly socialCard?: string;
  readonly isIndexed?: boolean;
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
  readonly product?: Product;
  readonly preloadUrl?: string;
  readonly content: ReactNode;
}

export interface PageModule {
  /**
   * A function if the page loads data or has `params` in its path. It returns undefined if no page matches the
   * `params`.
   */
  readonly page: Page | ((params: Params) => Promise<Page | undefined>);
  /**
   * Import specifiers of the text modules that `page` imports. The document lists their chunks, so that these load
   * together with the page's chunk.
   */
  readonly textModules?: (params: Params) => readonly string[];
}
