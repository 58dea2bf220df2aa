import { head, opening } from '#text/history.ts';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { HistoryPage } from './history-page.tsx';

/** The page `/history` (spec section 2). */
export function load(): LoadedPage {
  return {
    head: {
      ...head,
      picture: 'history',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: opening.title, path: '/history' }])],
      }),
    },
    content: <HistoryPage />,
  };
}
