import { contact, head } from '#text/contact.ts';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { ContactPage } from './contact-page.tsx';

/** The contact page (spec section 2). */
export function load(): LoadedPage {
  return {
    head: {
      ...head,
      picture: 'contact',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: contact.breadcrumb, path: '/contact' }])],
      }),
    },
    content: <ContactPage />,
  };
}
