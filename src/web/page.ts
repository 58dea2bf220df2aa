import type { ReactNode } from 'react';
import type { PageHead } from '#content/types.ts';

/** Values of a route's parameters, by name. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** A page whose code and words are here: what goes into the document's head, and what is shown. */
export interface LoadedPage {
  readonly head: PageHead & {
    /** Name of the Open Graph picture in `/media/og`; the home page's where there is none. */
    readonly picture?: string;
    /** For pages that search engines should leave out. */
    readonly noindex?: boolean;
    /** JSON-LD blocks, beside the organisation's own, for a site at the given origin. */
    readonly structuredData?: (siteUrl: string) => readonly object[];
  };
  readonly content: ReactNode;
}
