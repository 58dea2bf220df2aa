import { direction } from '#text/about.ts';
import { Section } from '#web/ui/section.tsx';
import styles from './vision-mission.module.css';

/** The director's vision and mission, as two quotations. */
export function VisionMission() {
  return (
    <Section tone="walnut" eyebrow={direction.eyebrow} title={direction.title}>
      <div className={styles.quotations}>
        {direction.quotations.map(({ name, text }) => (
          <figure key={name} className={styles.quotation}>
            <figcaption>
              <h3 className={styles.name}>{name}</h3>
            </figcaption>
            <blockquote className={styles.text}>
              <p>{text}</p>
            </blockquote>
          </figure>
        ))}
      </div>
    </Section>
  );
}
