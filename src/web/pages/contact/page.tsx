import { contactPageTexts, head } from '#text/pages/contact.ts';
import type { Page } from '#web/navigation/page.ts';
import { ContactPage } from './contact-page.tsx';

export const page: Page = {
  head,
  socialCard: 'contact',
  breadcrumbs: [{ name: contactPageTexts.breadcrumb, path: '/contact' }],
  content: <ContactPage />,
};
