import { chapters } from '#text/history.ts';
import { noBreak } from '#web/ui/no-break.ts';
import styles from './chapters.module.css';

/** Six paragraphs on a timeline, each with its date and a note in the margins. */
export function Chapters() {
  return (
    <ol className="ui-stack">
      {chapters.map(({ date, isLandmark, title, text, aside }) => (
        <li key={date} className={`ui-stack ui-relative ui-gap-3-7 ${styles.chapter}`}>
          <p
            className={isLandmark ? `ui-serif ui-title-xl ${styles.landmark}` : `ui-title-sm ui-accent ${styles.date}`}
          >
            {isLandmark ? <time dateTime={date}>{date}</time> : date}
          </p>
          <div>
            <h2 className="ui-title-md ui-mb-4">{title}</h2>
            <p className="ui-measure ui-lg">{noBreak(text)}</p>
          </div>
          <p className={`ui-note ui-line-top ui-roomy ui-pt-3 ${styles.aside}`}>
            <strong className="ui-block ui-accent ui-title-sm ui-mb-1 ui-tighter">{noBreak(aside.label)}</strong>{' '}
            {noBreak(aside.value)}
          </p>
        </li>
      ))}
    </ol>
  );
}
