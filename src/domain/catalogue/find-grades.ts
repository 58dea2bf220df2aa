import { gradedIds, grades, type GradedId } from './grades.ts';

/**
 * The grades whose largest diameter is the smallest that a quill of this thickness fits; none if it is thicker than
 * all.
 */
export function findGrades(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
