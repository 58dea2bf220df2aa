import { head } from '#text/home.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import type { LoadedPage } from '#web/page.ts';
import { Banner } from './banner.tsx';
import { Hero } from './hero.tsx';
import { Intro } from './intro.tsx';
import { ProductCards } from './product-cards.tsx';
import { Reviews } from './reviews.tsx';
import { ShowcaseSection } from './category-showcase.tsx';
import { Values } from './values.tsx';

/** The home page (spec section 2). */
export function load(): LoadedPage {
  return {
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
}
