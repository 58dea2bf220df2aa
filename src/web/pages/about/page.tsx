import { breadcrumb, head } from '#text/pages/about.ts';
import type { Page } from '#web/navigation/page.ts';
import { AboutPage } from './about-page.tsx';

export const page: Page = {
  head,
  socialCard: 'about',
  breadcrumbs: [{ name: breadcrumb, path: '/about' }],
  content: <AboutPage />,
};
