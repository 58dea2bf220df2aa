import { breadcrumb, direction, head, magic, opening } from '#text/about.ts';
import type { Page } from '#web/page.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { CompanySection } from './company-section.tsx';
import { Gallery } from './gallery.tsx';
import styles from './page.module.css';

/** The about page. */
export const page: Page = {
  head,
  socialImage: 'about',
  breadcrumbs: [{ name: breadcrumb, path: '/about' }],
  content: (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.lead} />
      <Picture
        source={opening.picture}
        sizes="(min-width: 576px) 100vw, 175vw"
        priority
        className={`ui-full ui-4-3 ${styles.band}`}
      />
      <CompanySection />
      <SisterBrand />
      <VisionMission />
      <Gallery />
    </>
  ),
};

/** The sister brand for organic cinnamon products. */
function SisterBrand() {
  return (
    <Section tone="linen" eyebrow={magic.eyebrow} title={magic.title} className={styles.brand}>
      <Picture
        source={magic.picture}
        sizes="(min-width: 1025px) 44rem, 92vw"
        className={`ui-16-9 ui-round ${styles.brandPicture}`}
      />
      <div className={`ui-stack ui-start ui-measure-46 ui-gap-4 ui-mt-6 ${styles.brandText}`}>
        {magic.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to="/contact" variant="outline" className="ui-mt-3">
          {magic.action}
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Vision and mission, told by the company and not as quotations. */
function VisionMission() {
  return (
    <Section tone="walnut" eyebrow={direction.eyebrow} title={direction.title}>
      <div className={`ui-stack ${styles.aims}`}>
        {direction.aims.map(({ name, text }) => (
          <div key={name} className="ui-line-top ui-pt-5">
            <h3 className="ui-gold ui-strong ui-sm ui-spaced ui-sans">{name}</h3>
            <p className={`ui-serif ui-title-md ui-mt-4 ui-regular ${styles.aimText}`}>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
