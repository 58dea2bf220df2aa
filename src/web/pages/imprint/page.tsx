import { head, imprintPageTexts } from '#text/pages/imprint.ts';
import type { Page } from '#web/navigation/page.ts';
import { ImprintPage } from './imprint-page.tsx';

export const page: Page = {
  head,
  socialCard: 'imprint',
  breadcrumbs: [{ name: imprintPageTexts.title, path: '/imprint' }],
  content: <ImprintPage />,
};
