import { values } from '#text/home.ts';
import { Section } from '#web/ui/section.tsx';
import { useRevealOnScroll } from '#web/ui/use-reveal-on-scroll.ts';
import { ValueDrawing } from './value-drawing.tsx';
import styles from './values.module.css';

/** The Our Values section: four drawings with a sentence each. */
export function Values() {
  const list = useRevealOnScroll<HTMLUListElement>();
  return (
    <Section tone="walnut" eyebrow={values.eyebrow} title={values.title}>
      <ul ref={list} className={styles.values}>
        {values.values.map(({ drawing, name, line }) => (
          <li key={name} className={styles.value}>
            <ValueDrawing name={drawing} />
            <h3 className={`ui-title-sm ${styles.name}`}>{name}</h3>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
