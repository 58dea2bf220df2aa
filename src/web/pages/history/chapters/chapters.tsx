import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { chapters } from '#text/pages/history.ts';
import { BarkRoll } from './bark-roll.tsx';
import shipsUrl from './ships.svg';
import styles from './chapters.module.css';

const shipIds = ['punt', 'dhow', 'nau', 'retourschip', 'indiaman', 'container'] as const;

export function Chapters() {
  return (
    <div className={styles.story}>
      <ol className="grid grid-cols-1 gap-section">
        {chapters.map(({ date, isLandmark, title, text, aside }, index) => (
          <li key={date}>
            <div className="mb-6 flex flex-wrap items-end justify-between overflow-x-clip border-b border-accent">
              <p className={isLandmark ? styles.landmark : styles.date}>
                {isLandmark ? <time dateTime={date}>{date}</time> : date}
              </p>
              <svg className={styles.ship} viewBox="0 0 240 140" aria-hidden="true">
                <use href={`${shipsUrl}#${shipIds[index]}`} />
              </svg>
            </div>
            <h2 className="mb-4 text-title-md">{title}</h2>
            <p className={styles.text}>{addNoBreakSpaces(text)}</p>
            <p className="mt-6 max-w-52ch border-t border-hairline pt-4 text-small leading-normal text-ink-soft">
              <strong className="mb-1 block font-serif text-title-md leading-120 font-display text-accent-strong">
                {addNoBreakSpaces(aside.label)}
              </strong>{' '}
              <span>{addNoBreakSpaces(aside.value)}</span>
            </p>
          </li>
        ))}
      </ol>
      <BarkRoll />
    </div>
  );
}
