import { company } from '#content/company.ts';
import {
  closing,
  featuresText,
  head,
  moisture,
  opening,
  purification,
  sizes,
  technologies,
  technologiesText,
} from '#text/technology.ts';
import type { Page } from '#web/page.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ClosingSection } from '#web/ui/closing-section.tsx';
import { IllustrationNote } from '#web/ui/illustration-note.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { useRevealOnScroll } from '#web/ui/use-reveal-on-scroll.ts';
import { cleaningBoxes, CleaningLine } from './cleaning-line.tsx';
import { describeSteps } from './described-steps.ts';
import { FeaturePanel } from './feature-panel.tsx';
import { moistureBoxes, MoisturePath } from './moisture-path.tsx';
import { ParticleSizes } from './particle-sizes.tsx';
import { PictureSlider } from './picture-slider.tsx';
import styles from './page.module.css';

const { confirmedTechnologies } = company;
const lead = confirmedTechnologies.length === 0 ? technologiesText.lead : technologiesText.leadConfirmed;

/** The technology page: the slider, the steps, two of them drawn, and the particle sizes. */
export const page: Page = {
  head,
  socialImage: 'technology',
  breadcrumbs: [{ name: opening.title, path: '/technology' }],
  content: (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.lead} />
      <PictureSlider />
      <IllustrationNote className="mx-auto max-w-page px-gutter" />
      <Section eyebrow={technologiesText.eyebrow} title={technologiesText.title} lead={lead}>
        <Technologies />
      </Section>
      <Section tone="walnut" eyebrow={featuresText.eyebrow} title={featuresText.title}>
        <div className={`grid gap-6 ${styles.panels}`}>
          <FeaturePanel panel={purification} boxes={cleaningBoxes}>
            <CleaningLine />
          </FeaturePanel>
          <FeaturePanel panel={moisture} boxes={moistureBoxes}>
            <MoisturePath />
          </FeaturePanel>
        </div>
      </Section>
      <Section eyebrow={sizes.eyebrow} title={sizes.title}>
        <ParticleSizes />
      </Section>
      <ClosingSection title={closing.title} lead={closing.text}>
        <ButtonLink to="/order/spice-powder">{closing.order}</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          {closing.contact}
        </ButtonLink>
      </ClosingSection>
    </>
  ),
};

/** The processing steps in their order. */
function Technologies() {
  const list = useRevealOnScroll<HTMLOListElement>('block');
  return (
    <ol ref={list} className={`numbered ${styles.list}`}>
      {describeSteps(technologies, confirmedTechnologies).map(({ title, text }) => (
        <li key={title} className="grid content-start border-t border-hairline py-5 number">
          <h3 className="font-serif-small text-title-sm">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
