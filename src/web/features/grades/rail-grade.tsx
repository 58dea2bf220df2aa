import { Link } from 'react-router';
import { productPath } from '#domain/catalogue/catalogue.ts';
import { grades, type GradedProductId } from '#domain/catalogue/grades.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { useProductListVisit } from '#web/navigation/use-product-list-visit.ts';
import { Picture } from '#web/ui/picture.tsx';
import { quillPictures } from './quill-pictures.ts';
import { Ruler } from './ruler.tsx';
import styles from './grade-rail.module.css';

interface RailGradeProps {
  id: GradedProductId;
  isCurrent: boolean;
  isMeasured: boolean;
}

export function RailGrade({ id, isCurrent, isMeasured }: RailGradeProps) {
  const { linkState } = useProductListVisit();
  const { diameterMm, quillsPerKg } = grades[id];
  return (
    <li>
      <Link
        to={productPath(id)}
        state={linkState}
        className={styles.grade}
        aria-current={isCurrent ? 'page' : undefined}
        data-measured={isMeasured || undefined}
      >
        <span className={styles.backdrop} aria-hidden="true">
          <Picture
            source={{ file: quillPictures[id], alt: '' }}
            sizes="210px"
            background="none"
            className={styles.quill}
          />
        </span>
        <Ruler />
        <span className="mt-2 font-display-small leading-120">{getShortName(id)}</span>
        <span className="text-small font-semibold whitespace-nowrap tabular-nums">
          {gradeRailTexts.millimetres(diameterMm)}
        </span>
        <span className="text-caption text-on-dark-soft">{gradeRailTexts.perKg(quillsPerKg)}</span>
      </Link>
    </li>
  );
}
