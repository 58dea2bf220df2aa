import { useState } from 'react';
import { gradeCards, gradesText } from '#text/history.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { IllustrationNote } from '#web/ui/illustration-note.tsx';
import { cardsPerPage, dotStarts, isShown, nextStart, previousStart } from './carousel.ts';
import { GradeCard } from './grade-card.tsx';
import styles from './grades-carousel.module.css';

/** The nine grades, three at a time. Without scripts all nine are shown and the controls are not. */
export function GradesCarousel() {
  const [start, setStart] = useState(0);
  const last = Math.min(start + cardsPerPage, gradeCards.length);

  return (
    <div role="group" aria-roledescription={gradesText.roleDescription} aria-label={gradesText.title}>
      <ul className={styles.cards}>
        {gradeCards.map((grade, index) => (
          <li key={grade.name} className={styles.card} hidden={!isShown(index, start)}>
            <GradeCard grade={grade} />
          </li>
        ))}
      </ul>
      <div className={`ui-script-only ${styles.controls}`}>
        <IconButton
          variant="outline"
          className={styles.arrow}
          icon="previous"
          label={gradesText.previous}
          onClick={() => setStart(previousStart(start, gradeCards.length))}
        />
        <div role="group" aria-label={gradesText.dots} className={styles.dots}>
          {dotStarts(gradeCards.length).map((dot) => (
            <button
              key={dot}
              type="button"
              className={styles.dot}
              aria-label={gradesText.dot(
                gradeCards[dot]?.name ?? '',
                gradeCards[Math.min(dot + cardsPerPage, gradeCards.length) - 1]?.name ?? '',
              )}
              aria-current={isShown(start, dot) ? 'true' : undefined}
              onClick={() => setStart(dot)}
            />
          ))}
        </div>
        <IconButton
          variant="outline"
          className={styles.arrow}
          icon="next"
          label={gradesText.next}
          onClick={() => setStart(nextStart(start, gradeCards.length))}
        />
        <p className={`ui-note ${styles.shown}`} aria-live="polite">
          {gradesText.shown(start + 1, last, gradeCards.length)}
        </p>
      </div>
      <p className={`ui-note ${styles.note}`}>{gradesText.note}</p>
      <IllustrationNote />
    </div>
  );
}
