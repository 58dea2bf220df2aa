import type { ProductId } from '#domain/catalogue.ts';
import { gradedIds, isGraded } from '#domain/grades.ts';
import { productName } from '#text/catalogue.ts';
import { gradeGuide } from '#text/product.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { GradeDrawing } from './grade-drawing.tsx';
import styles from './grade-guide.module.css';

/** All quill grades, thinnest first, each linked to its page; the current one is highlighted. */
export function GradeGuide({ currentId }: { currentId: ProductId }) {
  return (
    <Section tone="walnut" eyebrow={gradeGuide.eyebrow} title={gradeGuide.title} lead={gradeGuide.lead}>
      <ol className={`ui-stack ui-row-gap-4 ${styles.grades}`}>
        {gradedIds.map((id) => (
          <li key={id}>
            <GradeDrawing productId={id} current={id === currentId} />
          </li>
        ))}
      </ol>
      <p className="ui-dark-soft ui-measure ui-sm ui-mt-5">
        {!isGraded(currentId) && <>{gradeGuide.ungraded(productName(currentId))} </>}
        {gradeGuide.note}
      </p>
      <ButtonLink className="ui-mt-5" variant="outline" to="/compare">
        {gradeGuide.compare}
      </ButtonLink>
    </Section>
  );
}
