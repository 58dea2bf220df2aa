import { gradedIds, grades, type GradedId } from './grades.ts';

/**
 * The thinnest grades that allow this thickness: several if they have the same largest diameter, none if it is thicker
 * than all.
 */
export function findGrades(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
