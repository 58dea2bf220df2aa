import { expect, test } from 'vitest';
import { findGrades } from './find-grades.ts';

test.each([
  [0.5, [12, 10]],
  [6, [12, 10]],
  [6.5, [9]],
  [10, [9]],
  [23.5, [4]],
  [25, [4]],
  [25.5, []],
])('a quill of %d mm fits the grades that allow it and are not thicker than others that do', (millimetres, ids) => {
  expect(findGrades(millimetres)).toEqual(ids);
});
