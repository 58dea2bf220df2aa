import { breadcrumb, head, opening } from '#text/about.ts';
import type { Page } from '#web/page.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CompanySection } from './company-section.tsx';
import { Gallery } from './gallery.tsx';
import { SisterBrand } from './sister-brand.tsx';
import { VisionMission } from './vision-mission.tsx';
import styles from './page.module.css';

/** The about page. */
export const page: Page = {
  head,
  socialImage: 'about',
  breadcrumbs: [{ name: breadcrumb, path: '/about' }],
  content: (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.lead} />
      <Picture source={opening.picture} sizes="(min-width: 576px) 100vw, 175vw" priority className={styles.band} />
      <CompanySection />
      <BelowTheFold>
        <SisterBrand />
        <VisionMission />
        <Gallery />
      </BelowTheFold>
    </>
  ),
};
