import { describe, expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { parseSharedItem, parseSharedList } from './parse-shared-list.ts';
import { formatSharedList, maxSharedItems } from './shared-list.ts';

const toHash = (value: unknown) => `#share=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

describe('a shared list', () => {
  test('survives formatting and parsing, in any script', () => {
    const items = [alba, { ...alba, type: 'කුරුඳු ~ “Extra” ü', packWeight: '0.50', unit: 'ml' as const }];
    const hash = formatSharedList(items);
    expect(hash).toMatch(/^#share=[\w-]+$/);
    expect(parseSharedList(hash)).toEqual(items);
  });

  test('contains no personal data', () => {
    const item = { ...alba, id: 'secret-id', email: 'ana@example.com' };
    const text = Buffer.from(formatSharedList([item]).slice('#share='.length), 'base64url').toString();
    expect(text).toBe('[["Cinnamon","Alba",2,"25","kg"]]');
  });

  test('holds notes as the sixth element of a row', () => {
    const items = [{ ...alba, note: '8 cm “cut”, 切り' }, alba];
    expect(parseSharedList(formatSharedList(items))).toStrictEqual(items);
    const rows = JSON.parse(Buffer.from(formatSharedList(items).slice('#share='.length), 'base64url').toString()) as [];
    expect(rows).toStrictEqual([
      ['Cinnamon', 'Alba', 2, '25', 'kg', '8 cm “cut”, 切り'],
      ['Cinnamon', 'Alba', 2, '25', 'kg'],
    ]);
  });

  test('is undefined for other hashes', () => {
    expect(parseSharedList('')).toBeUndefined();
    expect(parseSharedList('#cinnamon')).toBeUndefined();
  });

  test.each(['#share=', '#share=%%%', '#share=AAAA', '#share=/w', toHash(7), toHash(null), toHash([])])(
    'is empty for the damaged hash %s',
    (hash) => expect(parseSharedList(hash)).toEqual([]),
  );

  test.each([
    '.',
    ')',
    ',',
    ';',
    '!',
    '?',
    '>',
    '"',
    '\u2019',
    '\u00BB',
    '_',
    '*',
    '**',
    '%29',
    '%2E',
    '%3A',
    '&utm_source=mail',
    ' ',
    '%20',
    '\u3002',
  ])('is read with %j after it', (sign) =>
    expect(parseSharedList(toHash([Object.values(alba)]) + sign)).toEqual([alba]),
  );

  test.each(['\n', '\r\n ', '%0A', '%0D%0A', '%20', '\t'])('is read with %j in it', (gap) => {
    const hash = toHash([Object.values(alba)]);
    expect(parseSharedList(hash.slice(0, 20) + gap + hash.slice(20))).toEqual([alba]);
  });

  test.each(['#share%3D', '#share%3d', '#share%253D', '#SHARE='])('is read with its prefix as %s', (prefix) => {
    expect(parseSharedList(toHash([Object.values(alba)]).replace('#share=', prefix))).toEqual([alba]);
  });

  test('drops invalid items', () => {
    const rows = [
      ['Cinnamon', 'Alba', 2, '25', 'kg'],
      ['Cinnamon', 'Alba', 0, '25', 'kg'],
      ['Cinnamon', 'A\nB', 2, '25', 'kg'],
      ['Cinnamon', 'Alba', 2, '-1', 'kg'],
      ['Cinnamon', 'Alba', 2, '25', 'tons'],
      ['Cinnamon', 'Alba', 2, '25', 'kg', 'x'.repeat(121)],
      [],
      'text',
      null,
    ];
    expect(parseSharedList(toHash(rows))).toEqual([alba]);
  });

  test('limits the number of items when formatting and parsing', () => {
    const items = Array.from({ length: maxSharedItems + 1 }, () => alba);
    expect(formatSharedList(items)).toBe(formatSharedList(items.slice(1)));
    const rows = items.map(({ category, type, quantity, packWeight, unit }) => [
      category,
      type,
      quantity,
      packWeight,
      unit,
    ]);
    expect(parseSharedList(toHash(rows))).toHaveLength(maxSharedItems);
  });
});

test.each(['???', '>>>', '~~~', '\u00FF\u00FE'])('the note %j, in other characters of base64, is read back', (note) => {
  expect(parseSharedList(formatSharedList([{ ...alba, note }]))).toEqual([{ ...alba, note }]);
});

test('a list that is no UTF-8 is damaged', () => {
  const text = Buffer.from('[["Cinnamon","Al?ba",2,"25","kg"]]');
  text[text.indexOf('?')] = 0xff;
  expect(parseSharedList(`#share=${text.toString('base64url')}`)).toEqual([]);
});

test.each([null, undefined, 7, 'Alba', [alba]])('%j is no item', (fields) => {
  expect(parseSharedItem(fields)).toBeUndefined();
});
