import { productName } from '#content/en/catalogue.ts';
import { gradeGuide } from '#content/en/product.ts';
import { gradeOf, grades } from '#domain/grades.ts';
import { Section } from '#web/ui/section.tsx';
import { GradeDrawing } from './grade-drawing.tsx';
import styles from './grade-guide.module.css';

/** All quill grades side by side, thinnest to thickest; the one on this page stands out, the others lead to theirs. */
export function GradeGuide({ currentId }: { currentId: number }) {
  return (
    <Section tone="walnut" eyebrow={gradeGuide.eyebrow} title={gradeGuide.title} lead={gradeGuide.lead}>
      <ol className={styles.grades}>
        {grades.map((grade) => (
          <li key={grade.productId}>
            <GradeDrawing grade={grade} current={grade.productId === currentId} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {gradeOf(currentId) === undefined && <>{gradeGuide.houseName(productName(currentId))} </>}
        {gradeGuide.note}
      </p>
    </Section>
  );
}
