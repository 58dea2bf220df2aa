import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ProductId } from '#domain/catalogue.ts';
import { gradedIds, grades, isGraded } from '#domain/grades.ts';
import { productName } from '#text/catalogue.ts';
import { gradeGuide } from '#text/grade-guide.ts';
import { useProductListOrigin } from '#web/features/catalogue/use-product-list-origin.ts';
import { useInView } from '#web/ui/browser/use-in-view.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { QuillEnd } from './quill-end.tsx';
import styles from './grade-rail.module.css';

const RailTools = lazy(async () => ({ default: (await import('./rail-tools.tsx')).RailTools }));

/** The quills are shown at about life size. The caliper and the setting of life size load when the section comes into view. */
export function GradeRail({ currentId }: { currentId?: ProductId | undefined }) {
  const rail = useRef<HTMLDivElement>(null);
  const [wasInView, setWasInView] = useState(false);
  const { linkState } = useProductListOrigin();

  useInView(rail, (isInView) => {
    if (isInView) setWasInView(true);
  });

  return (
    <Section tone="walnut" title={gradeGuide.title}>
      <div ref={rail} className={styles.rail}>
        <ol className="grid">
          {gradedIds.map((id) => (
            <li key={id}>
              <Link
                to={`/product/${id}`}
                state={linkState}
                className={`flex h-full flex-col text-center text-on-dark no-underline ${styles.grade}`}
                aria-current={id === currentId ? 'page' : undefined}
              >
                <span className={styles.place}>
                  <QuillEnd id={id} diameter={grades[id].diameter} />
                </span>
                <span className="font-serif-small">{productName(id)}</span>
                <span className="text-sm font-semibold">{gradeGuide.diameter(grades[id].diameter)}</span>
                <span className="text-xs text-on-dark-soft">{gradeGuide.perKg(grades[id].quillsPerKg)}</span>
              </Link>
            </li>
          ))}
        </ol>
        <div className={`mt-3 text-sm text-on-dark-soft ${styles.tools}`}>
          {wasInView ? (
            <Suspense fallback={gradeGuide.aboutLifeSize}>
              <RailTools rail={rail} currentId={currentId} />
            </Suspense>
          ) : (
            gradeGuide.aboutLifeSize
          )}
        </div>
      </div>
      <p className="mt-5 max-w-measure text-sm text-on-dark-soft">
        {currentId && !isGraded(currentId) && <span>{gradeGuide.ungraded(productName(currentId))} </span>}
        <span>{gradeGuide.note}</span>
      </p>
      <ButtonLink className="mt-5" variant="outline" to="/compare">
        {gradeGuide.compare}
      </ButtonLink>
    </Section>
  );
}
