import { head } from '#text/home.ts';
import type { Page } from '#web/page.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { Banner } from './banner.tsx';
import { ShowcaseSection } from './category-showcase.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { ProductCards } from './product-cards.tsx';
import { Reviews } from './reviews.tsx';
import { Values } from './values.tsx';

/** The home page. */
export const page: Page = {
  head,
  content: (
    <>
      <Hero />
      <Intro />
      <BelowTheFold>
        <ProductCards />
        <Values />
        <ShowcaseSection />
        <Reviews />
        <Banner />
      </BelowTheFold>
    </>
  ),
};
