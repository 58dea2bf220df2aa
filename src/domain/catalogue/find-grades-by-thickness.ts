import { gradedProductIds, grades, type GradedProductId } from './grades.ts';

/**
 * The thinnest grades whose largest diameter allows this thickness: several if they share that diameter, none if every
 * grade is thinner.
 */
export function findGradesByThickness(millimetres: number): readonly GradedProductId[] {
  const limit = gradedProductIds.map((id) => grades[id].diameterMm).find((diameter) => millimetres <= diameter);
  return gradedProductIds.filter((id) => grades[id].diameterMm === limit);
}
