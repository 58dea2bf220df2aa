import { company } from '#content/company.ts';
import { imprintPageTexts } from '#text/pages/imprint.ts';
import { FactSections } from '#web/ui/fact-sections.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { imprintFacts } from './imprint-facts.ts';

export function ImprintPage() {
  return (
    <>
      <PageTitle size="small" title={imprintPageTexts.title} lead={imprintPageTexts.lead} />
      <FactSections
        sections={[{ facts: imprintFacts(company), link: { path: '/privacy', label: imprintPageTexts.privacy } }]}
      />
    </>
  );
}
