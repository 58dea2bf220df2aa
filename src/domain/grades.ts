/** A grade of cinnamon quill by its commonly quoted trade figures; not the limits of a standard. */
export interface Grade {
  readonly productId: number;
  /** Largest diameter of a quill in millimetres. */
  readonly diameter: number;
  /** Fewest full-length quills in a kilogram. */
  readonly quillsPerKg: number;
}

/** The quill grades with known figures, thinnest to thickest; of two alike the one with more quills per kilogram first. */
export const grades: readonly Grade[] = [
  { productId: 12, diameter: 6, quillsPerKg: 45 },
  { productId: 10, diameter: 6, quillsPerKg: 35 },
  { productId: 9, diameter: 10, quillsPerKg: 31 },
  { productId: 8, diameter: 13, quillsPerKg: 24 },
  { productId: 7, diameter: 16, quillsPerKg: 22 },
  { productId: 6, diameter: 19, quillsPerKg: 18 },
  { productId: 3, diameter: 23, quillsPerKg: 11 },
  { productId: 4, diameter: 25, quillsPerKg: 9 },
];

/** Quills sold under house names, for which no figures are published. */
const houseGradeIds: ReadonlySet<number> = new Set([5, 11]);

/** Whether a product is a graded quill, so that the grade guide helps its buyer. */
export function isQuill(productId: number): boolean {
  return houseGradeIds.has(productId) || gradeOf(productId) !== undefined;
}

/** The grade that a product is; undefined for what is no quill, and for quills without known figures. */
export function gradeOf(productId: number): Grade | undefined {
  return grades.find((grade) => grade.productId === productId);
}
