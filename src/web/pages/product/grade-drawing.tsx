import { productName } from '#content/en/catalogue.ts';
import { gradeGuide } from '#content/en/product.ts';
import { grades, type Grade } from '#domain/grades.ts';
import { Link } from 'react-router';
import styles from './grade-drawing.module.css';
import { quillPath } from './quill-path.ts';

/** Side of every drawing's field in millimetres: the thickest quill with its outline, so that all share one scale. */
const field = Math.max(...grades.map(({ diameter }) => diameter)) + 1;

interface GradeDrawingProps {
  grade: Grade;
  /** Whether this is the product of the page. */
  current: boolean;
}

/** The end of one grade's quill with its figures; leads to the grade's page. */
export function GradeDrawing({ grade, current }: GradeDrawingProps) {
  const { diameter, productId, quillsPerKg } = grade;
  const radius = diameter / 2;
  return (
    <Link to={`/product/${productId}`} className={styles.grade} aria-current={current ? 'page' : undefined}>
      <svg
        className={styles.drawing}
        viewBox={`${-field / 2} ${radius + 0.5 - field} ${field} ${field}`}
        aria-hidden="true"
        focusable="false"
      >
        <circle r={radius} className={styles.bark} />
        <path d={quillPath(diameter)} className={styles.layers} />
      </svg>
      <span className={styles.name}>{productName(productId)}</span>
      <span className={styles.figure}>{gradeGuide.diameter(diameter)}</span>
      <span className={styles.count}>{gradeGuide.perKg(quillsPerKg)}</span>
    </Link>
  );
}
