import { breadcrumb, head } from '#text/about.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { CompanySection } from './company-section.tsx';
import { Direction } from './direction.tsx';
import { Gallery } from './gallery.tsx';
import { Magic } from './magic.tsx';
import { Opening } from './opening.tsx';

/** The about page (spec section 2). */
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
        <Opening />
        <CompanySection />
        <BelowTheFold>
          <Magic />
          <Direction />
          <Gallery />
        </BelowTheFold>
      </>
    ),
  };
}
