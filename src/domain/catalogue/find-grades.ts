import { gradedIds, grades, type GradedId } from './grades.ts';

/** The grades that share the smallest `diameter` that is at least this thickness; none if every diameter is smaller. */
export function findGrades(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
