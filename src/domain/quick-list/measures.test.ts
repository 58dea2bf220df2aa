import { expect, test } from 'vitest';
import { convert, findMeasure } from './measures.ts';

test.each([
  ['kg', 'kg', 'kg'],
  ['kilogramos', 'kg', 'kg'],
  ['gramm', 'g', 'kg'],
  ['tonnes', 't', 'kg'],
  ['libras', 'lb', 'kg'],
  ['oz', 'oz', 'kg'],
  ['litros', 'l', 'l'],
  ['mililitros', 'ml', 'ml'],
])('%s is %s and stored in %s', (word, name, unit) => {
  expect(findMeasure(word)).toMatchObject({ name, unit });
});

test.each([
  ['25', 'kg', '25'],
  ['25.50', 'kg', '25.50'],
  ['1234567', 'kg', undefined],
  ['500', 'g', '0.5'],
  ['1', 'g', '0.001'],
  ['0.04', 'g', '0.00004'],
  ['0.001', 'g', undefined],
  ['0', 'g', '0'],
  ['123456.7', 'g', '123.457'],
  ['1.5', 't', '1500'],
  ['1000', 't', undefined],
  ['25', 'lb', '11.34'],
  ['1', 'oz', '0.02835'],
  ['0.1', 'oz', '0.00283'],
  ['1000', 'lb', '453.59'],
  ['999999', 'lb', '453590'],
  ['9999999', 'lb', undefined],
])('%s %s is %s', (value, word, stored) => {
  const measure = findMeasure(word);
  if (!measure) throw new Error(word);
  expect(convert(value, measure)).toEqual(stored === undefined ? undefined : { value: stored, unit: measure.unit });
});
