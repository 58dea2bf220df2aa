import { technologies } from '#text/technology.ts';
import { useRevealOnScroll } from '#web/ui/use-reveal-on-scroll.ts';
import styles from './technologies.module.css';

/** The steps a lot can go through, in their order. */
export function Technologies() {
  const list = useRevealOnScroll<HTMLOListElement>();
  return (
    <ol ref={list} className={styles.list}>
      {technologies.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={`ui-title-sm ${styles.title}`}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
