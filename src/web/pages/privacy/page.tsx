import { head, privacy } from '#text/pages/privacy.ts';
import type { Page } from '#web/navigation/page.ts';
import { PrivacyPage } from './privacy-page.tsx';

export const page: Page = {
  head,
  socialCard: 'privacy',
  breadcrumbs: [{ name: privacy.title, path: '/privacy' }],
  content: <PrivacyPage />,
};
