import { memo } from 'react';
import type { gradeCards } from '#text/types-and-grades.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './grade-card.module.css';

/** One grade: picture, name, a line, and its maximum quill diameter. */
export const GradeCard = memo(function GradeCard({ grade }: { grade: (typeof gradeCards)[number] }) {
  const { name, picture, hook, size } = grade;
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
        <p className="ui-strong ui-accent ui-sm ui-mt-1">{noBreak(size)}</p>
      </div>
    </article>
  );
});
