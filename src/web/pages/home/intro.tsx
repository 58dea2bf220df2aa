import { intro } from '#text/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './intro.module.css';

/** Who the company is, with its three figures. */
export function Intro() {
  return (
    <Section eyebrow={intro.eyebrow} title={intro.title} className={styles.intro}>
      <div className={styles.text}>
        {intro.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink to="/about" variant="outline">
          {intro.more}
        </ButtonLink>
      </div>
      <Picture source={intro.picture} sizes="(min-width: 1025px) 34rem, 92vw" className={styles.picture} />
      <dl className={styles.figures}>
        {intro.figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
