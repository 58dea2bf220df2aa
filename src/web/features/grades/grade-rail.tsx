import { lazy, Suspense, useRef, useState } from 'react';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { gradedProductIds, isGraded, type GradedProductId } from '#domain/catalogue/grades.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { useInViewChange } from '#web/browser/use-in-view-change.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { RailGrade } from './rail-grade.tsx';
import { RulerSymbol } from './ruler.tsx';
import styles from './grade-rail.module.css';

const RailTools = lazy(async () => ({ default: (await import('./rail-tools.tsx')).RailTools }));

export function GradeRail({ currentId }: { currentId?: ProductId | undefined }) {
  const rail = useRef<HTMLDivElement>(null);
  const [wasInView, setWasInView] = useState(false);
  const [measuredIds, setMeasuredIds] = useState<readonly GradedProductId[]>([]);
  const ungradedNote = currentId && !isGraded(currentId) ? `${gradeRailTexts.ungraded(getShortName(currentId))} ` : '';

  useInViewChange(rail, (isInView) => {
    if (isInView) setWasInView(true);
  });

  return (
    <Section id="grades" background="walnut" title={gradeRailTexts.title} lead={gradeRailTexts.lead}>
      <div ref={rail} className={styles.rail}>
        <RulerSymbol />
        <ol className={styles.grades}>
          {gradedProductIds.map((id) => (
            <RailGrade key={id} id={id} isCurrent={id === currentId} isMeasured={measuredIds.includes(id)} />
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 text-small text-on-dark-soft">
          <ButtonLink variant="outline" to="/compare">
            {gradeRailTexts.compare}
          </ButtonLink>
          <span className="max-w-measure">{ungradedNote + gradeRailTexts.note}</span>
        </p>
        <div className={styles.tools}>
          {wasInView && (
            <Suspense>
              <RailTools rail={rail} currentId={currentId} onMeasure={setMeasuredIds} />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  );
}
