import type { ReactNode } from 'react';
import type { Params } from 'react-router';
import type { Product } from '#content/product.ts';
import type { PageHead } from '#content/types.ts';

export interface Page {
  readonly head: PageHead;
  /** Name of the picture for shared links in `/media/og`; the home page's if left out. */
  readonly socialImage?: string;
  readonly noindex?: boolean;
  /** The steps from the home page to this page, without the home page. */
  readonly breadcrumbs?: readonly { readonly name: string; readonly path: string }[];
  readonly product?: Product;
  /** Path of a JSON file that the content reads, fetched beside the scripts. */
  readonly data?: string;
  readonly content: ReactNode;
}

export interface PageModule {
  readonly page: Page | ((params: Params) => Promise<Page | undefined>);
}
