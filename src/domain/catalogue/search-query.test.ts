import { describe, expect, test } from 'vitest';
import { matchesHsCode, parseSearchQuery } from './search-query.ts';

const plain = { text: 'alba', hsCode: undefined, millimetres: undefined, hasFineness: false, hasCutLength: false };

describe('parseSearchQuery', () => {
  test.each([
    'cm',
    'centimeter',
    'centimeters',
    'centimetre',
    'centímetro',
    'centimetros',
    'inch',
    'inches',
    'pulgada',
    'pulgadas',
    '"',
  ])('takes a length in %s out of the words', (unit) => {
    for (const length of [`8 ${unit}`, `8${unit}`, `12,5 ${unit}`, `7.5 ${unit}`]) {
      expect(parseSearchQuery(`alba ${length}`), length).toEqual({ ...plain, hasCutLength: true });
    }
  });

  test.each([
    'kg',
    'kgs',
    'kilo',
    'kilos',
    'ton',
    'tons',
    'tonne',
    'tonnes',
    'tonelada',
    'toneladas',
    'mt',
    't',
    'lb',
    'lbs',
    'libra',
    'libras',
  ])('takes an amount in %s out of the words', (unit) => {
    for (const amount of [`2 ${unit}`, `25${unit}`, `1.5 ${unit}`, `2,25 ${unit}`, `100000 ${unit}`]) {
      expect(parseSearchQuery(`alba ${amount}`), amount).toEqual(plain);
    }
  });

  test.each(['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'milímetro', 'milimetros'])(
    'reads a diameter in %s',
    (unit) => {
      expect(parseSearchQuery(`alba 6 ${unit}`)).toEqual({ ...plain, millimetres: 6 });
      expect(parseSearchQuery(`alba 12,5${unit}`)).toEqual({ ...plain, millimetres: 12.5 });
    },
  );

  test.each([
    '60 mesh',
    '60mesh',
    '60 mallas',
    '250 um',
    '250 µm',
    '250 micron',
    '250 micras',
    '250 micrometres',
    'mesh 60',
    'malla no. 60',
    'tamiz 80',
  ])('takes %s for a fineness', (fineness) =>
    expect(parseSearchQuery(`alba ${fineness}`)).toEqual({ ...plain, hasFineness: true }),
  );

  test.each(['0906', '0906.11', '0906 11 00', '09061100'])('takes %s for a heading of the tariff', (code) =>
    expect(parseSearchQuery(`alba ${code}`)).toEqual({ ...plain, hsCode: code.replaceAll(/\D/g, '') }),
  );

  test.each(['alba 1.234,5 kg', 'alba 109061', 'alba 6 mmm', 'alba 25 kgx', 'alba 60 meshes', 'alba 1.5.2 cm'])(
    'takes no figure out of "%s"',
    (query) => expect(parseSearchQuery(query).text).not.toBe('alba'),
  );
});

test('small words are left out, unless there are no others', () => {
  expect(parseSearchQuery('Please, we need  the Alba')).toMatchObject({ text: 'please, alba' });
  expect(parseSearchQuery('the best of la')).toMatchObject({ text: 'best' });
  expect(parseSearchQuery('of the')).toMatchObject({ text: 'of the' });
  expect(parseSearchQuery('of 25 kg')).toMatchObject({ text: '' });
});

test('a heading fits its beginning, and a longer national code', () => {
  expect(matchesHsCode('0906', '090611')).toBe(true);
  expect(matchesHsCode('0906110010', '090611')).toBe(true);
  expect(matchesHsCode('090619', '090611')).toBe(false);
});
