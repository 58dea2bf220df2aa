import { useId } from 'react';
import { bannerTexts, head, introTexts } from '#text/pages/home.ts';
import { GradeRail } from '#web/features/grades/grade-rail.tsx';
import type { Page } from '#web/navigation/page.ts';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Hero } from './hero/hero.tsx';
import { RangeCards } from './range-cards.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { CategoryShowcase } from './showcase/category-showcase.tsx';
import { Values } from './values.tsx';
import styles from './page.module.css';

export const page: Page = {
  head,
  content: <HomePage />,
};

function HomePage() {
  return (
    <>
      <Hero />
      <Intro />
      <RangeCards />
      <Values />
      <CategoryShowcase />
      <div className="mt-section print:hidden">
        <GradeRail />
      </div>
      <Reviews />
      <Banner />
    </>
  );
}

function Intro() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.intro}>
        <div className="grid justify-items-start gap-4 pt-section pr-gutter lg:py-section lg:pr-0">
          <h2 id={titleId} className="mb-3 text-title-lg">
            {introTexts.title}
          </h2>
          {introTexts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ButtonLink to="/about" variant="outline" className="mt-3">
            {introTexts.more}
          </ButtonLink>
        </div>
        <Picture source={introTexts.picture} sizes="(min-width: 1025px) 56vw, 100vw" className={styles.photo} />
      </div>
      <Container as="dl" className="grid pt-12 pb-section sm:grid-cols-3">
        {introTexts.figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.figureLabel}>{label}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </Container>
    </section>
  );
}

function Banner() {
  const titleId = useId();
  return (
    <section className={`dark-part ${styles.banner}`} aria-labelledby={titleId}>
      <Picture
        source={bannerTexts.picture}
        sizes="(min-aspect-ratio: 21/9) 100vw, 120vw"
        className="absolute inset-0 z-picture"
      />
      <Container className={styles.bannerWords}>
        <h2 id={titleId} className="text-title-xl">
          {bannerTexts.title}
        </h2>
        <p className={styles.bannerText}>{bannerTexts.text}</p>
        <ButtonLink to="/contact">{bannerTexts.action}</ButtonLink>
      </Container>
    </section>
  );
}
