import { head, privacyPageTexts } from '#text/pages/privacy.ts';
import type { Page } from '#web/navigation/page.ts';
import { PrivacyPage } from './privacy-page.tsx';

export const page: Page = {
  head,
  socialCard: 'privacy',
  breadcrumbs: [{ name: privacyPageTexts.title, path: '/privacy' }],
  content: <PrivacyPage />,
};
