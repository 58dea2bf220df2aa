import { gradedIds, grades, type GradedId } from '#domain/grades.ts';
import { productName } from '#text/catalogue.ts';
import { gradeGuide } from '#text/product.ts';
import { Link } from '#web/ui/link.tsx';
import { noBreak } from '#web/ui/no-break.ts';
import { useProductListOrigin } from '#web/ui/use-product-list-origin.ts';
import { quillPath } from './quill-path.ts';
import styles from './grade-drawing.module.css';

/** Side of every view box in millimetres: fits the thickest quill and its outline, so that all share one scale. */
const field = Math.max(...gradedIds.map((id) => grades[id].diameter)) + 1;

interface GradeDrawingProps {
  productId: GradedId;
  /** Whether this is the product of the page. */
  current: boolean;
}

/** The end of a quill of one grade, with its figures; links to the grade's page. */
export function GradeDrawing({ productId, current }: GradeDrawingProps) {
  const { diameter, quillsPerKg } = grades[productId];
  const radius = diameter / 2;
  const { linkState } = useProductListOrigin();
  return (
    <Link
      to={`/product/${productId}`}
      state={linkState}
      className={`ui-row ui-plain ui-round ui-text-center ui-snug ui-light ui-eases ${styles.grade}`}
      aria-current={current ? 'page' : undefined}
    >
      <svg
        className={`ui-full ui-line-bottom ui-mb-3 ${styles.drawing}`}
        viewBox={`${-field / 2} ${radius + 0.5 - field} ${field} ${field}`}
        aria-hidden="true"
      >
        <circle r={radius} className={styles.bark} />
        <path d={quillPath(diameter)} className={styles.layers} />
      </svg>
      <span className={`ui-serif-small ui-sm ${styles.name}`}>{productName(productId)}</span>
      <span className="ui-strong ui-sm">{noBreak(gradeGuide.diameter(diameter))}</span>
      <span className="ui-dark-soft ui-xs">{gradeGuide.perKg(quillsPerKg)}</span>
    </Link>
  );
}
