import { head, opening } from '#text/pages/technology.ts';
import type { Page } from '#web/navigation/page.ts';
import { TechnologyPage } from './technology-page.tsx';

export const page: Page = {
  head,
  socialCard: 'technology',
  breadcrumbs: [{ name: opening.title, path: '/technology' }],
  content: <TechnologyPage />,
};
