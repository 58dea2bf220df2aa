import { head, papersPageTexts } from '#text/pages/papers.ts';
import type { Page } from '#web/navigation/page.ts';
import { PapersPage } from './papers-page.tsx';

export const page: Page = {
  head,
  socialCard: 'papers',
  breadcrumbs: [{ name: papersPageTexts.title, path: '/papers' }],
  content: <PapersPage />,
};
