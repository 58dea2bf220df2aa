import { papers } from '#content/papers.ts';
import { head, papersPageTexts } from '#text/pages/papers.ts';
import type { Page } from '#web/navigation/page.ts';
import { Container } from '#web/ui/container.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { FamilyPapers } from './family-papers.tsx';
import { HeldPapers } from './held-papers.tsx';

export const page: Page = {
  head,
  socialCard: 'papers',
  breadcrumbs: [{ name: papersPageTexts.title, path: '/papers' }],
  content: <PapersPage />,
};

const { ask: askTexts } = papersPageTexts;

function PapersPage() {
  return (
    <>
      <PageTitle size="small" title={papersPageTexts.title} lead={papersPageTexts.lead} />
      <Container className="grid grid-cols-1 gap-16 pb-section">
        <HeldPapers papers={papers} />
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title-md">{askTexts.title}</h2>
          <p className="max-w-measure">{askTexts.text}</p>
          <p className="max-w-measure text-small text-ink-soft">{askTexts.legend}</p>
          <FamilyPapers />
        </section>
        <div className="grid gap-x-12 gap-y-6 text-small md:grid-cols-2">
          <Sources title={askTexts.sourcesTitle} lines={askTexts.sources} note={askTexts.sourcesNote} />
          <Sources title={askTexts.standardsTitle} lines={askTexts.standards} note={askTexts.standardsNote} />
        </div>
      </Container>
    </>
  );
}

interface SourcesProps {
  title: string;
  lines: readonly string[];
  note: string;
}

function Sources({ title, lines, note }: SourcesProps) {
  return (
    <section className="ruled">
      <h2 className="text-title-sm">{title}</h2>
      <ul className="mt-2 grid gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft">{note}</p>
    </section>
  );
}
