import { gradedIds, grades, type GradedId } from './grades.ts';

/**
 * The thinnest grades whose largest diameter allows this thickness: several if they share that diameter, none if every
 * grade is thinner.
 */
export function findGradesByThickness(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameterMm).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameterMm === limit);
}
