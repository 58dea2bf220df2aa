import { gradedIds, grades, type GradedId } from './grades.ts';

/** The grades with the lowest limit of diameter that this thickness does not exceed; none if it is thicker than all. */
export function findGrades(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
