import { magic } from '#text/about.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './sister-brand.module.css';

/** The sister brand for organic cinnamon products. */
export function SisterBrand() {
  return (
    <Section tone="linen" eyebrow={magic.eyebrow} title={magic.title} className={styles.magic}>
      <Picture source={magic.picture} sizes="(min-width: 1025px) 44rem, 92vw" className={styles.picture} />
      <div className={styles.text}>
        {magic.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to="/contact" variant="outline">
          {magic.action}
        </ButtonLink>
      </div>
    </Section>
  );
}
