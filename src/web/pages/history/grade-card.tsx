import { memo } from 'react';
import { Link } from 'react-router';
import { productPath } from '#domain/catalogue/catalogue.ts';
import type { gradeCards } from '#text/types-and-grades.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';

interface GradeCardProps {
  grade: (typeof gradeCards)[number];
  isHidden: boolean;
}

export const GradeCard = memo(function GradeCard({ grade, isHidden }: GradeCardProps) {
  const { productId, name, picture, hook, size } = grade;
  return (
    <article className="relative grid h-full grid-cols-[2fr_3fr] overflow-hidden rounded-md bg-paper raised sm:grid-cols-none sm:grid-rows-[auto_1fr]">
      <Picture
        source={picture}
        sizes="(min-width: 1296px) 390px, (min-width: 576px) 31vw, 40vw"
        className="relative min-h-[9.5rem] sm:aspect-4/3 [&>img]:absolute"
      />
      <div className="grid content-center px-4 py-3 sm:grid-rows-[auto_1fr_auto] sm:p-4 md:p-5">
        <h3 className="font-serif-small text-title-sm">
          <Link className="stretched" to={productPath(productId)} tabIndex={isHidden ? -1 : undefined}>
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-sm leading-text text-ink-soft md:mb-3 md:text-md">{hook}</p>
        <p className="mt-1 text-sm font-semibold text-accent-strong">{noBreak(size)}</p>
      </div>
    </article>
  );
});
