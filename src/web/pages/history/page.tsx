import { head, heroTexts } from '#text/pages/history.ts';
import type { Page } from '#web/navigation/page.ts';
import { HistoryPage } from './history-page.tsx';

export const page: Page = {
  head,
  socialCard: 'history',
  breadcrumbs: [{ name: heroTexts.title, path: '/history' }],
  content: <HistoryPage />,
};
