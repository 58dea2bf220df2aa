import { head, hero } from '#text/pages/technology.ts';
import type { Page } from '#web/navigation/page.ts';
import { TechnologyPage } from './technology-page.tsx';

export const page: Page = {
  head,
  socialCard: 'technology',
  breadcrumbs: [{ name: hero.title, path: '/technology' }],
  content: <TechnologyPage />,
};
