import { breadcrumb, head } from '#text/about.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { CompanySection } from './company-section.tsx';
import { VisionMission } from './vision-mission.tsx';
import { Gallery } from './gallery.tsx';
import { SisterBrand } from './sister-brand.tsx';
import { AboutHero } from './about-hero.tsx';

/** The about page. */
export function load(): LoadedPage {
  return {
    head: {
      ...head,
      picture: 'about',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: breadcrumb, path: '/about' }])],
      }),
    },
    content: (
      <>
        <AboutHero />
        <CompanySection />
        <BelowTheFold>
          <SisterBrand />
          <VisionMission />
          <Gallery />
        </BelowTheFold>
      </>
    ),
  };
}
