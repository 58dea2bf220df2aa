import { direction } from '#text/about.ts';
import { Section } from '#web/ui/section.tsx';
import styles from './vision-mission.module.css';

/** Vision and mission, told by the company and not as quotations. */
export function VisionMission() {
  return (
    <Section tone="walnut" eyebrow={direction.eyebrow} title={direction.title}>
      <div className={styles.aims}>
        {direction.aims.map(({ name, text }) => (
          <div key={name} className={styles.aim}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
