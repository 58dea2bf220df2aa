import {
  gradeQuillAlba,
  gradeQuillC4,
  gradeQuillC5,
  gradeQuillC5Special,
  gradeQuillH1,
  gradeQuillH2,
  gradeQuillM4,
  gradeQuillM5,
} from '#content/pictures/grade.generated.ts';
import type { PictureFile } from '#content/pictures/picture.ts';
import type { GradedProductId } from '#domain/catalogue/grades.ts';

/** Cutouts of 30 by 90 mm, all at one scale. The quill lies at the left edge and ends at the bottom edge. */
export const quillPictures: Readonly<Record<GradedProductId, PictureFile>> = {
  3: gradeQuillH1,
  4: gradeQuillH2,
  6: gradeQuillM4,
  7: gradeQuillM5,
  8: gradeQuillC4,
  9: gradeQuillC5,
  10: gradeQuillC5Special,
  12: gradeQuillAlba,
};
