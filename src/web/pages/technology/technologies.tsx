import { technologies } from '#text/technology.ts';
import { useRise } from '#web/ui/use-rise.ts';
import styles from './technologies.module.css';

/** The steps a lot can go through, in their order. */
export function Technologies() {
  const list = useRise<HTMLOListElement>();
  return (
    <ol ref={list} className={styles.list}>
      {technologies.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
