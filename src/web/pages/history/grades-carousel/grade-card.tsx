import { memo } from 'react';
import { Link } from 'react-router';
import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import type { gradeCards } from '#text/grades/species-and-grades.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import styles from './grade-card.module.css';

interface GradeCardProps {
  grade: (typeof gradeCards)[number];
  isHidden: boolean;
}

export const GradeCard = memo(function GradeCard({ grade, isHidden }: GradeCardProps) {
  const { productId, name, picture, hook, size } = grade;
  return (
    <Card as="article" variant="raised" className={styles.card}>
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 390px, (min-width: 576px) 31vw, 40vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <SmallTitle as="h3">
          <Link className="stretched" to={productPath(productId)} tabIndex={isHidden ? -1 : undefined}>
            {name}
          </Link>
        </SmallTitle>
        <p className="mt-1 text-small leading-142 text-ink-soft md:mb-3 md:text-body">{hook}</p>
        <p className="mt-1 text-small font-semibold text-accent-strong">{addNoBreakSpaces(size)}</p>
      </div>
    </Card>
  );
});
