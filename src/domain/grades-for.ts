import { gradedIds, grades, type GradedId } from './grades.ts';

/** The grades that a quill of a thickness fits: those with the smallest diameter that it keeps; none for a thicker one than all. */
export function gradesFor(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
