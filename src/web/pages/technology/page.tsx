import { head, heroTexts } from '#text/pages/technology.ts';
import type { Page } from '#web/navigation/page.ts';
import { TechnologyPage } from './technology-page.tsx';

export const page: Page = {
  head,
  socialCard: 'technology',
  breadcrumbs: [{ name: heroTexts.title, path: '/technology' }],
  content: <TechnologyPage />,
};
