import { expect, test } from 'vitest';
import { splitValueSeries } from './value-series.ts';

test('values of several grades are a series, a value with a remark is none', () => {
  expect(splitValueSeries('Grade 1: 550 g/l; Grade 2: 500 g/l')).toEqual(['Grade 1: 550 g/l;', 'Grade 2: 500 g/l']);
  expect(splitValueSeries('Dry and closed; 12 months')).toEqual(['Dry and closed; 12 months']);
});
