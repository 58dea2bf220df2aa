import { head, privacyPage } from '#text/pages/privacy.ts';
import type { Page } from '#web/navigation/page.ts';
import { PrivacyPage } from './privacy-page.tsx';

export const page: Page = {
  head,
  socialCard: 'privacy',
  breadcrumbs: [{ name: privacyPage.title, path: '/privacy' }],
  content: <PrivacyPage />,
};
