import { chapters } from '#text/history.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { BarkRoll } from './bark-roll.tsx';
import ships from './ships.svg';
import styles from './chapters.module.css';

/** Ids of the drawings in `ships.svg`, in the order of the chapters: what carried the bark over the sea at the time. */
const drawings = ['punt', 'dhow', 'nau', 'retourschip', 'indiaman', 'container'] as const;

/** Six paragraphs beside a quill that is rolled meanwhile, each with its date and a ship on the horizon. */
export function Chapters() {
  return (
    <div className={`ui-column ${styles.story}`}>
      <ol className={`ui-stack ui-one-column ${styles.chapters}`}>
        {chapters.map(({ date, isLandmark, title, text, aside }, index) => (
          <li key={date}>
            <div className={`ui-flex ui-wrap ui-spread ui-mb-5 ${styles.horizon}`}>
              <p className={isLandmark ? styles.landmark : styles.date}>
                {isLandmark ? <time dateTime={date}>{date}</time> : date}
              </p>
              <svg className={styles.ship} viewBox="0 0 240 140" aria-hidden="true">
                <use href={`${ships}#${drawings[index]}`} />
              </svg>
            </div>
            <h2 className="ui-title-md ui-mb-4">{title}</h2>
            <p className={`ui-measure-52 ${styles.text}`}>{noBreak(text)}</p>
            <p className="ui-measure-52 ui-note ui-line-top ui-roomy ui-mt-5 ui-pt-4">
              <strong className="ui-block ui-accent ui-serif ui-title-md ui-mb-1 ui-tighter">
                {noBreak(aside.label)}
              </strong>{' '}
              {noBreak(aside.value)}
            </p>
          </li>
        ))}
      </ol>
      <BarkRoll />
    </div>
  );
}
