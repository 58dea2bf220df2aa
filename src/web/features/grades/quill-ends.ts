import {
  gradeEndAlba,
  gradeEndC4,
  gradeEndC5,
  gradeEndC5Special,
  gradeEndH1,
  gradeEndH2,
  gradeEndM4,
  gradeEndM5,
} from '#content/pictures/grade.generated.ts';
import type { PictureFile } from '#content/pictures/picture.ts';
import type { GradedProductId } from '#domain/catalogue/grades.ts';

export const quillEnds: Readonly<Record<GradedProductId, PictureFile>> = {
  3: gradeEndH1,
  4: gradeEndH2,
  6: gradeEndM4,
  7: gradeEndM5,
  8: gradeEndC4,
  9: gradeEndC5,
  10: gradeEndC5Special,
  12: gradeEndAlba,
};
