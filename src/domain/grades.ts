import type { ProductIdOf } from './catalogue.ts';

/** Trade figures of a cinnamon quill grade, as commonly quoted; not the limits of a standard. */
export interface Grade {
  /** Largest diameter of a quill in millimetres. */
  readonly diameter: number;
  /** Fewest full-length quills in a kilogram. */
  readonly quillsPerKg: number;
}

// Figures: transxpo.com/cinnamon.html. For C5 Special other lists print 8 or 9 mm, for C4 14 or 16 mm, for M5 18 mm.
/** The quill grades with published figures, by product id. All texts take their figures from here. */
export const grades = {
  3: { diameter: 23, quillsPerKg: 11 },
  4: { diameter: 25, quillsPerKg: 9 },
  6: { diameter: 19, quillsPerKg: 18 },
  7: { diameter: 16, quillsPerKg: 22 },
  8: { diameter: 13, quillsPerKg: 24 },
  9: { diameter: 10, quillsPerKg: 31 },
  10: { diameter: 6, quillsPerKg: 35 },
  12: { diameter: 6, quillsPerKg: 45 },
} as const satisfies Partial<Record<ProductIdOf<'cinnamon'>, Grade>>;

export type GradedId = keyof typeof grades;

/** Quills sold under trade names for which no figures are published. */
const ungradedQuillIds: readonly number[] = [5, 11] satisfies readonly ProductIdOf<'cinnamon'>[];

/** The graded products, thinnest quill first; of two with the same diameter, the one with more quills per kilogram. */
export const gradedIds: readonly GradedId[] = (Object.keys(grades).map(Number) as GradedId[]).toSorted(
  (a, b) => grades[a].diameter - grades[b].diameter || grades[b].quillsPerKg - grades[a].quillsPerKg,
);

/** Whether a product has published grade figures. */
export function isGraded(productId: number | undefined): productId is GradedId {
  return productId !== undefined && productId in grades;
}

/** Whether a product is a graded quill, so that the grade guide helps its buyer. */
export function isQuill(productId: number): boolean {
  return isGraded(productId) || ungradedQuillIds.includes(productId);
}
