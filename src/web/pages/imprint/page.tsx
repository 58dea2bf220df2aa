import { head, imprint } from '#text/pages/imprint.ts';
import type { Page } from '#web/navigation/page.ts';
import { ImprintPage } from './imprint-page.tsx';

export const page: Page = {
  head,
  socialCard: 'imprint',
  breadcrumbs: [{ name: imprint.title, path: '/imprint' }],
  content: <ImprintPage />,
};
