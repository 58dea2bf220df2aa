import { gradedIds, grades, type GradedId } from './grades.ts';

/** The grades with the smallest diameter that a quill keeps; none for a quill thicker than all. */
export function gradesFor(millimetres: number): readonly GradedId[] {
  const limit = gradedIds.map((id) => grades[id].diameter).find((diameter) => millimetres <= diameter);
  return gradedIds.filter((id) => grades[id].diameter === limit);
}
