import { benefits, benefitsText } from '#text/history.ts';
import { useRevealOnScroll } from '#web/ui/use-reveal-on-scroll.ts';
import styles from './benefits.module.css';

/** Nine points, and a note that they are no medical claims. */
export function Benefits() {
  const list = useRevealOnScroll<HTMLOListElement>();
  return (
    <>
      <ol ref={list} className={styles.list}>
        {benefits.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3 className={`ui-title-sm ${styles.title}`}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{benefitsText.note}</p>
    </>
  );
}
