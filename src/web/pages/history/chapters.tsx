import { chapters } from '#text/history.ts';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './chapters.module.css';

/** Six paragraphs on a timeline, each with its date and a note in the margins. */
export function Chapters() {
  return (
    <ol className={styles.chapters}>
      {chapters.map(({ date, isLandmark, title, text, aside }) => (
        <li key={date} className={styles.chapter}>
          <p className={isLandmark ? styles.landmark : styles.date}>
            {isLandmark ? <time dateTime={date}>{date}</time> : date}
          </p>
          <div>
            <h2 className={`ui-title-md ${styles.title}`}>{title}</h2>
            <p className={styles.text}>{noBreak(text)}</p>
          </div>
          <p className={styles.aside}>
            <strong className={styles.asideTitle}>{noBreak(aside.label)}</strong> {noBreak(aside.value)}
          </p>
        </li>
      ))}
    </ol>
  );
}
