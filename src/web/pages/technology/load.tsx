import { head, opening } from '#text/technology.ts';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { TechnologyPage } from './technology-page.tsx';

/** The page `/technology` (spec section 2). */
export function load(): LoadedPage {
  return {
    head: {
      ...head,
      picture: 'technology',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: opening.title, path: '/technology' }])],
      }),
    },
    content: <TechnologyPage />,
  };
}
