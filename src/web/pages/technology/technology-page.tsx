import { closing, featuresText, moisture, opening, purification, sizes, technologiesText } from '#text/technology.ts';
import { BelowTheFold } from '#web/ui/below-the-fold.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ClosingSection } from '#web/ui/closing-section.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { CleaningLine } from './cleaning-line.tsx';
import { FeaturePanel } from './feature-panel.tsx';
import { MoisturePath } from './moisture-path.tsx';
import { ParticleSizes } from './particle-sizes.tsx';
import { PictureSlider } from './picture-slider.tsx';
import { Technologies } from './technologies.tsx';
import styles from './technology-page.module.css';

/** The slider, the list of steps, two of them drawn, and the sizes that come out. */
export function TechnologyPage() {
  return (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.lead} />
      <PictureSlider />
      <Section eyebrow={technologiesText.eyebrow} title={technologiesText.title} lead={technologiesText.lead}>
        <Technologies />
      </Section>
      <BelowTheFold>
        <Section tone="walnut" eyebrow={featuresText.eyebrow} title={featuresText.title}>
          <div className={styles.panels}>
            <FeaturePanel panel={purification}>
              <CleaningLine />
            </FeaturePanel>
            <FeaturePanel panel={moisture}>
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
      </BelowTheFold>
    </>
  );
}
