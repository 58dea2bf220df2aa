import { gradedIds, grades, type GradedId } from './grades.ts';

/** The grades with the smallest limit that a quill of this thickness keeps; none if it is thicker than all. */
export function gradesFor(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
