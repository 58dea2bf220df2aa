import { company } from '#content/company.ts';
import { orderPath } from '#domain/catalogue/categories.ts';
import {
  cleaningTexts,
  closingTexts,
  featuresTexts,
  head,
  moistureTexts,
  sizesTexts,
  technologies,
  technologiesTexts,
  technologyPageTexts,
} from '#text/pages/technology.ts';
import { useRevealOnScroll } from '#web/browser/motion/use-reveal-on-scroll.ts';
import { IllustrationNote } from '#web/features/company/illustration-note.tsx';
import type { Page } from '#web/navigation/page.ts';
import { ClosingSection } from '#web/ui/closing-section.tsx';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { CleaningLine, cleaningStationViewBoxes } from './diagrams/cleaning-line.tsx';
import { FeaturePanel } from './diagrams/feature-panel.tsx';
import { MoisturePath, moistureStationViewBoxes } from './diagrams/moisture-path.tsx';
import { ParticleSizes } from './particle-sizes/particle-sizes.tsx';
import { PictureSlider } from './slider/picture-slider.tsx';
import { toTechnologyTexts } from './to-technology-texts.ts';
import styles from './page.module.css';

export const page: Page = {
  head,
  socialCard: 'technology',
  breadcrumbs: [{ name: technologyPageTexts.title, path: '/technology' }],
  content: <TechnologyPage />,
};

const { confirmedTechnologies } = company;
const confirmedTitles = technologies
  .filter(({ name }) => confirmedTechnologies.includes(name))
  .map(({ title }) => title.toLowerCase());
const lead =
  confirmedTitles.length === 0 ? technologiesTexts.lead : technologiesTexts.confirmedLead(confirmedTitles.join(', '));

function TechnologyPage() {
  return (
    <>
      <PageTitle
        eyebrow={technologyPageTexts.eyebrow}
        title={technologyPageTexts.title}
        lead={technologyPageTexts.lead}
      />
      <PictureSlider />
      <Container>
        <IllustrationNote />
      </Container>
      <Section eyebrow={technologiesTexts.eyebrow} title={technologiesTexts.title} lead={lead}>
        <Technologies />
      </Section>
      <Section background="walnut" eyebrow={featuresTexts.eyebrow} title={featuresTexts.title}>
        <div className={styles.panels}>
          <FeaturePanel panel={cleaningTexts} stationViewBoxes={cleaningStationViewBoxes}>
            <CleaningLine />
          </FeaturePanel>
          <FeaturePanel panel={moistureTexts} stationViewBoxes={moistureStationViewBoxes}>
            <MoisturePath />
          </FeaturePanel>
        </div>
      </Section>
      <Section eyebrow={sizesTexts.eyebrow} title={sizesTexts.title}>
        <ParticleSizes />
      </Section>
      <ClosingSection title={closingTexts.title} lead={closingTexts.text}>
        <ButtonLink to={orderPath('spice-powder')}>{closingTexts.order}</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          {closingTexts.contact}
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

function Technologies() {
  const list = useRevealOnScroll<HTMLOListElement>('self');
  return (
    <ol ref={list} className="numbered md:columns-2 md:gap-x-12">
      {toTechnologyTexts(technologies, confirmedTechnologies).map(({ title, text }) => (
        <li key={title} className={`number ${styles.technology}`}>
          <SmallTitle as="h3">{title}</SmallTitle>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
