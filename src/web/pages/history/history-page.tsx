import { benefitsText, closing, film, gradesText, opening, types } from '#text/history.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ClosingSection } from '#web/ui/closing-section.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { Benefits } from './benefits.tsx';
import { Chapters } from './chapters.tsx';
import { GradesCarousel } from './grades-carousel.tsx';
import { HealthFilm } from './health-film.tsx';
import styles from './history-page.module.css';
import { OpeningPicture } from './opening-picture.tsx';
import { TypeCards } from './type-cards.tsx';

/** The story in six chapters, then what a buyer takes from it: types, grades, the film, the nine benefits. */
export function HistoryPage() {
  return (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.subtitle} />
      <OpeningPicture />
      <Section>
        <Chapters />
      </Section>
      <BelowTheFold>
        <Section tone="linen" eyebrow={types.eyebrow} title={types.title} lead={types.lead}>
          <TypeCards />
        </Section>
        <Section eyebrow={gradesText.eyebrow} title={gradesText.title} lead={gradesText.lead}>
          <GradesCarousel />
        </Section>
        <Section tone="walnut" eyebrow={film.eyebrow} title={film.title} lead={film.lead} className={styles.film}>
          <HealthFilm />
        </Section>
        <Section eyebrow={benefitsText.eyebrow} title={benefitsText.title} lead={benefitsText.lead}>
          <Benefits />
        </Section>
        <ClosingSection title={closing.title} lead={closing.text}>
          <ButtonLink to="/order/cinnamon">{closing.order}</ButtonLink>
          <ButtonLink to="/products" variant="outline">
            {closing.products}
          </ButtonLink>
        </ClosingSection>
      </BelowTheFold>
    </>
  );
}
