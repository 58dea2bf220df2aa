import { company } from '#content/company.ts';
import { orderPath } from '#domain/catalogue/categories.ts';
import { gradesTexts, speciesTexts } from '#text/grades/species-and-grades.ts';
import { benefits, benefitsTexts, closingTexts, filmTexts, head, historyPageTexts } from '#text/pages/history.ts';
import { useRevealOnScroll } from '#web/browser/motion/use-reveal-on-scroll.ts';
import { GradeRail } from '#web/features/grades/grade-rail.tsx';
import type { Page } from '#web/navigation/page.ts';
import { ClosingSection } from '#web/ui/closing-section.tsx';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { Chapters } from './chapters/chapters.tsx';
import { CinnamonFilm } from './cinnamon-film.tsx';
import { GradesCarousel } from './grades-carousel/grades-carousel.tsx';
import { SpeciesTable } from './species-table.tsx';
import styles from './page.module.css';

export const page: Page = {
  head,
  socialCard: 'history',
  breadcrumbs: [{ name: historyPageTexts.title, path: '/history' }],
  content: <HistoryPage />,
};

function HistoryPage() {
  return (
    <>
      <PageTitle eyebrow={historyPageTexts.eyebrow} title={historyPageTexts.title} lead={historyPageTexts.lead} />
      <Container as="figure" className="max-md:px-0">
        <Picture
          source={historyPageTexts.picture}
          sizes="(min-width: 1296px) 1200px, 100vw"
          hasPriority
          className="aspect-4/3 sm:aspect-16/9 md:rounded-8"
          onError={() => console.error(historyPageTexts.pictureFailed)}
        />
        <figcaption className="px-gutter pt-3 text-small text-ink-soft md:px-0">{historyPageTexts.caption}</figcaption>
      </Container>
      <Section>
        <Chapters />
      </Section>
      <Section
        id="types"
        background="linen"
        eyebrow={speciesTexts.eyebrow}
        title={speciesTexts.title}
        lead={speciesTexts.lead}
      >
        <SpeciesTable />
      </Section>
      <GradeRail />
      <Section eyebrow={gradesTexts.eyebrow} title={gradesTexts.title} lead={gradesTexts.lead}>
        <GradesCarousel />
      </Section>
      <Section
        background="walnut"
        eyebrow={filmTexts.eyebrow}
        title={filmTexts.title}
        lead={filmTexts.lead}
        contentBeside="wide"
        containerClassName="lg:items-center"
      >
        <CinnamonFilm embedUrl={company.video.embedUrl} />
      </Section>
      <Section eyebrow={benefitsTexts.eyebrow} title={benefitsTexts.title} lead={benefitsTexts.lead}>
        <Benefits />
      </Section>
      <ClosingSection title={closingTexts.title} lead={closingTexts.text}>
        <ButtonLink to={orderPath('cinnamon')}>{closingTexts.order}</ButtonLink>
        <ButtonLink to="/products" variant="outline">
          {closingTexts.products}
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

function Benefits() {
  const list = useRevealOnScroll<HTMLOListElement>('self');
  return (
    <>
      <ol ref={list} className="grid gap-x-12 numbered md:grid-cols-3 md:max-lg:gap-x-6">
        {benefits.map(({ title, text }) => (
          <li key={title} className={`number ${styles.benefit}`}>
            <SmallTitle as="h3">{title}</SmallTitle>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <Notice variant="accent" className="mt-8 max-w-measure text-small">
        <p>{benefitsTexts.note}</p>
      </Notice>
    </>
  );
}
