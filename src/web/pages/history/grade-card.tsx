import type { gradeCards } from '#text/history.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './grade-card.module.css';

/** The end of a quill: a circle of radius 1 and the bark rolled up in it. */
const quillEnd =
  'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0A.86.86 0 0 1-.72 0A.7.7 0 0 1 .68 0A.54.54 0 0 1-.4 0A.37.37 0 0 1 .34 0';

/** One grade: picture, name, a line, and its maximum quill diameter, drawn to one scale on all cards. */
export function GradeCard({ grade }: { grade: (typeof gradeCards)[number] }) {
  const { name, picture, hook, size, diameter } = grade;
  return (
    <article className={`ui-stack ui-clip ui-paper ui-shadow ui-round ui-full-height ${styles.card}`}>
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 390px, (min-width: 576px) 31vw, 40vw"
        className={`ui-relative ${styles.frame}`}
      />
      <div className={`ui-stack ui-p-3-4 ${styles.body}`}>
        <h3 className="ui-title-sm">{name}</h3>
        <p className={`ui-note ui-mt-1 ${styles.hook}`}>{hook}</p>
        <p className={`ui-cluster ui-strong ui-accent ui-sm ui-gap-2 ${styles.size}`}>
          {diameter !== undefined && (
            <svg className={`ui-rigid ${styles.scale}`} viewBox="0 0 26 26" aria-hidden="true">
              <path
                d={quillEnd}
                transform={`translate(13 13) scale(${diameter / 2})`}
                fill="none"
                stroke="currentColor"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          )}
          {noBreak(size)}
        </p>
      </div>
    </article>
  );
}
