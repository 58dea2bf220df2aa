import { aboutPageTexts, head, sisterBrandTexts, visionAndMissionTexts } from '#text/pages/about.ts';
import type { Page } from '#web/navigation/page.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { CompanySection } from './company-section.tsx';
import { Gallery } from './gallery.tsx';
import styles from './page.module.css';

export const page: Page = {
  head,
  socialCard: 'about',
  breadcrumbs: [{ name: aboutPageTexts.breadcrumb, path: '/about' }],
  content: <AboutPage />,
};

function AboutPage() {
  return (
    <>
      <PageTitle eyebrow={aboutPageTexts.eyebrow} title={aboutPageTexts.title} lead={aboutPageTexts.lead} />
      <Picture
        source={aboutPageTexts.picture}
        sizes="(min-width: 576px) 100vw, 175vw"
        hasPriority
        className={styles.opening}
      />
      <CompanySection />
      <SisterBrand />
      <VisionAndMission />
      <Gallery />
    </>
  );
}

function SisterBrand() {
  return (
    <Section
      id="magic"
      background="linen"
      eyebrow={sisterBrandTexts.eyebrow}
      title={sisterBrandTexts.title}
      containerClassName={styles.sister}
      headerClassName={styles.sisterTitle}
    >
      <Picture
        source={sisterBrandTexts.picture}
        sizes="(min-width: 1025px) 44rem, 92vw"
        className={styles.sisterPicture}
      />
      <div className={styles.sisterText}>
        {sisterBrandTexts.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to="/contact" variant="outline" className="mt-3">
          {sisterBrandTexts.action}
        </ButtonLink>
      </div>
    </Section>
  );
}

function VisionAndMission() {
  return (
    <Section background="walnut" eyebrow={visionAndMissionTexts.eyebrow} title={visionAndMissionTexts.title}>
      <div className="grid gap-x-columns gap-y-12 lg:grid-cols-2">
        {visionAndMissionTexts.aims.map(({ name, text }) => (
          <div key={name} className="border-t border-hairline pt-6">
            <h3 className="font-sans text-small font-semibold tracking-6 text-accent">{name}</h3>
            <p className="mt-4 font-serif text-title-md leading-130 font-normal">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
