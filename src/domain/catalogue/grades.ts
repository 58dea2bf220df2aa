import type { QuillId } from './catalogue.ts';

export interface Grade {
  /** The largest diameter of a quill, in millimetres. */
  readonly diameterMm: number;
  readonly quillsPerKg: number;
}

// Figures: transxpo.com/cinnamon.html. For C5 Special other lists print 8 or 9 mm, for C4 14 or 16 mm, for M5 18 mm.
export const grades = {
  3: { diameterMm: 23, quillsPerKg: 11 }, // H1
  4: { diameterMm: 25, quillsPerKg: 9 }, // H2
  6: { diameterMm: 19, quillsPerKg: 18 }, // M4
  7: { diameterMm: 16, quillsPerKg: 22 }, // M5
  8: { diameterMm: 13, quillsPerKg: 24 }, // C4
  9: { diameterMm: 10, quillsPerKg: 31 }, // C5
  10: { diameterMm: 6, quillsPerKg: 35 }, // C5 Special
  12: { diameterMm: 6, quillsPerKg: 45 }, // Alba
} as const satisfies Partial<Record<QuillId, Grade>>;

export type GradedProductId = keyof typeof grades;

export const gradedProductIds: readonly GradedProductId[] = (
  Object.keys(grades).map(Number) as GradedProductId[]
).toSorted((a, b) => grades[a].diameterMm - grades[b].diameterMm || grades[b].quillsPerKg - grades[a].quillsPerKg);

export function isGraded(productId: number | undefined): productId is GradedProductId {
  return productId !== undefined && productId in grades;
}
