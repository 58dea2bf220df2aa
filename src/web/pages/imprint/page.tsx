import { company } from '#content/company.ts';
import { head, imprintPageTexts } from '#text/pages/imprint.ts';
import type { Page } from '#web/navigation/page.ts';
import { FactSections } from '#web/ui/fact-sections.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { listImprintFacts } from './imprint-facts.ts';

export const page: Page = {
  head,
  socialCard: 'imprint',
  breadcrumbs: [{ name: imprintPageTexts.title, path: '/imprint' }],
  content: <ImprintPage />,
};

function ImprintPage() {
  return (
    <>
      <PageTitle size="small" title={imprintPageTexts.title} lead={imprintPageTexts.lead} />
      <FactSections
        sections={[{ facts: listImprintFacts(company), link: { path: '/privacy', label: imprintPageTexts.privacy } }]}
      />
    </>
  );
}
