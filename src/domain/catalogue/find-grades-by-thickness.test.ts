import { expect, test } from 'vitest';
import { getStoredType } from './catalogue.ts';
import { findGradesByThickness } from './find-grades-by-thickness.ts';

test.each([
  [0.5, ['Alba', 'C5 Special']],
  [6, ['Alba', 'C5 Special']],
  [6.5, ['C5']],
  [10, ['C5']],
  [23.5, ['H2']],
  [25, ['H2']],
  [25.5, []],
])('a quill of %d mm fits the grades that allow it and are not thicker than others that do', (millimetres, names) => {
  expect(findGradesByThickness(millimetres).map(getStoredType)).toEqual(names);
});
