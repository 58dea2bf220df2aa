import { memo } from 'react';
import type { gradeCards } from '#text/types-and-grades.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './grade-card.module.css';

/** One grade: picture, name, a line, and its maximum quill diameter. */
export const GradeCard = memo(function GradeCard({ grade }: { grade: (typeof gradeCards)[number] }) {
  const { name, picture, hook, size } = grade;
  return (
    <article className={`grid h-full overflow-hidden rounded-md bg-paper raised ${styles.card}`}>
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 390px, (min-width: 576px) 31vw, 40vw"
        className={`relative ${styles.frame}`}
      />
      <div className={`grid px-4 py-3 ${styles.body}`}>
        <h3 className="font-serif-small text-title-sm">{name}</h3>
        <p className={`mt-1 text-sm text-ink-soft ${styles.hook}`}>{hook}</p>
        <p className="mt-1 text-sm font-semibold text-accent-strong">{noBreak(size)}</p>
      </div>
    </article>
  );
});
