import { expect, test } from 'vitest';
import { findGradesByThickness } from './find-grades-by-thickness.ts';

test.each([
  [0.5, [12, 10]],
  [6, [12, 10]],
  [6.5, [9]],
  [10, [9]],
  [23.5, [4]],
  [25, [4]],
  [25.5, []],
])('a quill of %d mm fits the grades that allow it and are not thicker than others that do', (millimetres, ids) => {
  expect(findGradesByThickness(millimetres)).toEqual(ids);
});
