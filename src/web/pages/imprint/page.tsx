import { company } from '#content/company.ts';
import { head, imprint } from '#text/pages/imprint.ts';
import type { Page } from '#web/navigation/page.ts';
import { FactSections } from '#web/ui/fact-sections.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { imprintFacts } from './imprint-facts.ts';

export const page: Page = {
  head,
  socialImage: 'imprint',
  breadcrumbs: [{ name: imprint.title, path: '/imprint' }],
  content: (
    <>
      <PageTitle isSmall title={imprint.title} lead={imprint.lead} />
      <FactSections sections={[{ facts: imprintFacts(company), link: { path: '/privacy', label: imprint.privacy } }]} />
    </>
  ),
};
