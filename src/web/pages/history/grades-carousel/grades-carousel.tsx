import { startTransition, useState } from 'react';
import { gradeCards, gradesTexts } from '#text/grades/species-and-grades.ts';
import { quickMs } from '#web/browser/motion/motion.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useInViewChange } from '#web/browser/use-in-view-change.ts';
import { useSnapTrack } from '#web/browser/use-snap-track.ts';
import { IllustrationNote } from '#web/features/company/illustration-note.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { cardsPerPage, getNextStart, getPageStart, getPreviousStart, isShown, listPageStarts } from './carousel.ts';
import { GradeCard } from './grade-card.tsx';
import styles from './grades-carousel.module.css';

export function GradesCarousel() {
  const [start, setStart] = useState(0);
  const isHydrated = useHydrated();
  const { track, slideTo } = useSnapTrack<HTMLUListElement>(quickMs, (index) => setStart(getPageStart(index)));

  useInViewChange(track, (isInView) => {
    // Lazy pictures beyond the edge would load only when the row moves; their frames would come into view empty.
    if (isInView) for (const image of track.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
  });

  const show = (first: number) => {
    slideTo(first);
    // A transition, so that the cards begin to move before the dots and the count are rendered.
    startTransition(() => setStart(first));
  };
  const last = Math.min(start + cardsPerPage, gradeCards.length);

  return (
    <div role="group" aria-roledescription={gradesTexts.roleDescription} aria-label={gradesTexts.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <ul ref={track} className={`snap-track ${styles.cards}`} tabIndex={isHydrated ? 0 : undefined}>
        {gradeCards.map((grade, index) => (
          <li
            key={grade.name}
            className={index % cardsPerPage === 0 ? 'snap-start snap-always' : undefined}
            aria-hidden={isHydrated && !isShown(index, start)}
          >
            <GradeCard grade={grade} isHidden={isHydrated && !isShown(index, start)} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3 noscript:hidden">
        <IconButton
          variant="outline"
          size="large"
          icon="previous"
          label={gradesTexts.previous}
          onClick={() => show(getPreviousStart(start, gradeCards.length))}
        />
        <div role="group" aria-label={gradesTexts.dots} className="flex">
          {listPageStarts(gradeCards.length).map((first) => (
            <Button
              key={first}
              variant="bare"
              className={styles.dot}
              aria-label={gradesTexts.dot(
                gradeCards[first]?.name ?? '',
                gradeCards[Math.min(first + cardsPerPage, gradeCards.length) - 1]?.name ?? '',
              )}
              aria-current={getPageStart(start) === first ? 'true' : undefined}
              onClick={() => show(first)}
            />
          ))}
        </div>
        <IconButton
          variant="outline"
          size="large"
          icon="next"
          label={gradesTexts.next}
          onClick={() => show(getNextStart(start, gradeCards.length))}
        />
        <Status variant="note" className="ml-auto tabular-nums max-xs:w-full">
          {gradesTexts.shown(start + 1, last, gradeCards.length)}
        </Status>
      </div>
      <p className="mt-6 max-w-measure text-small text-ink-soft">{gradesTexts.note}</p>
      <IllustrationNote />
    </div>
  );
}
