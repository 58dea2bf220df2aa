import { lotPapers } from '#content/lot-papers.ts';
import type { Papers } from '#content/paper-rules.ts';
import { lotPaperNames } from '#text/lot-papers.ts';
import { lotPaperMeanings, papersPage } from '#text/papers.ts';
import { FactSections } from '#web/ui/fact-sections.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { HeldPapers } from './held-papers.tsx';
import { LotPapersTable } from './lot-papers-table.tsx';

const { ask } = papersPage;
const meanings = lotPapers.map((paper) => ({ term: lotPaperNames[paper], lines: [lotPaperMeanings[paper]] }));

export function PapersPage({ held }: { held: Papers }) {
  return (
    <>
      <PageTitle title={papersPage.title} lead={papersPage.lead} />
      <FactSections sections={[{ title: ask.meaning, facts: meanings, link: { path: '/cart', label: ask.link } }]}>
        <HeldPapers held={held} />
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title-md">{ask.title}</h2>
          <p>{ask.text}</p>
          <LotPapersTable />
        </section>
      </FactSections>
    </>
  );
}
