import { describe, expect, test } from 'vitest';
import { toPlainText } from '#domain/to-plain-text.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { isWeightText } from './cart-item.ts';
import { parseCartItem, parseCartItemChange } from './parse-cart-item.ts';

function findError(change: Record<string, unknown>) {
  const parsed = parseCartItem({ ...albaOfAna, ...change });
  return parsed.ok ? undefined : parsed.error;
}

describe('parsing a cart item', () => {
  test('accepts a valid item unchanged', () => {
    expect(parseCartItem(albaOfAna)).toEqual({ ok: true, value: albaOfAna });
  });

  test('trims texts, lowercases the email, converts the weight to text and drops unknown fields', () => {
    const typed = { ...albaOfAna, type: ' Alba ', packWeight: 2.5, email: '  Ana+LK@Example.com ', price: 1 };
    expect(parseCartItem(typed)).toEqual({
      ok: true,
      value: { ...albaOfAna, packWeight: '2.5', email: 'ana+lk@example.com' },
    });
  });

  test('keeps the weight as typed', () => {
    expect(parseCartItem({ ...albaOfAna, packWeight: ' 0.50 ' })).toMatchObject({ value: { packWeight: '0.50' } });
  });

  test.each([
    ['0,5', '0.5'],
    ['025', '25'],
    ['0000025', '25'],
    ['00,50', '0.50'],
  ])('stores the weight %s as %s', (packWeight, stored) => {
    expect(parseCartItem({ ...albaOfAna, packWeight })).toMatchObject({ value: { packWeight: stored } });
    expect(parseCartItemChange({ packWeight })).toEqual({ ok: true, value: { packWeight: stored } });
  });

  test.each(['type', 'packWeight', 'email'])('requires %s', (field) => {
    expect(findError({ [field]: '' })).toBe('missing-fields');
    expect(findError({ [field]: '   ' })).toBe('missing-fields');
    expect(findError({ [field]: undefined })).toBe('missing-fields');
    expect(findError({ [field]: null })).toBe('missing-fields');
  });

  test.each([
    'ana',
    'ana@',
    '@x.com',
    'ana@x',
    'a b@x.com',
    'a@b@c.com',
    'ana@x.',
    'a\u0000@x.com',
    7,
    {},
    `${'a'.repeat(250)}@x.com`,
  ])('rejects the email %s', (email) => expect(findError({ email })).toBe('invalid-email'));

  test.each(['', ' ', 'a\nb', 'a\u0000', 'x'.repeat(101), 5, undefined])('rejects the category %j', (category) => {
    expect(findError({ category })).toBe('invalid-category');
  });

  test('trims a category', () => {
    expect(parseCartItem({ ...albaOfAna, category: ' Cinnamon ' })).toMatchObject({ value: { category: 'Cinnamon' } });
  });

  test('accepts a category of 100 characters', () => {
    expect(findError({ category: 'x'.repeat(100) })).toBeUndefined();
  });

  test.each([
    ['U+200B', '\u200B'],
    ['U+3164', '\u3164\u3164'],
    ['U+115F', '\u115F'],
    ['U+2800', '\u2800'],
    ['U+FE0F', '\uFE0F'],
    ['U+0301', '\u0301'],
    ['U+00A0 and U+200D', '\u00a0\u200D\u00a0'],
  ])('rejects names in which nothing is visible: %s', (_, name) => {
    expect([findError({ category: name }), findError({ type: name })]).toEqual(['invalid-category', 'invalid-type']);
  });

  test.each(['茶', 'é', '8', '—', '🌶️', 'कला', 'a\u200Db'])('accepts the name %s', (name) => {
    expect(findError({ category: name, type: name })).toBeUndefined();
  });

  test('rejects controls, separators, marks of direction and halves of characters in every text', () => {
    const banned = [
      [0x00, 0x1f],
      [0x7f, 0x9f],
      [0x2028, 0x202e],
      [0x2066, 0x2069],
      [0xd800, 0xdfff],
    ] as const;
    const isBanned = (code: number) => banned.some(([first, last]) => code >= first && code <= last);
    const wrong: string[] = [];
    for (let code = 0; code <= 0xffff; code++) {
      const text = `a${String.fromCharCode(code)}b`;
      const errors = [findError({ category: text }), findError({ type: text }), findError({ note: text })];
      const expected = isBanned(code)
        ? ['invalid-category', 'invalid-type', 'invalid-note']
        : [undefined, undefined, undefined];
      if (errors.join() !== expected.join()) wrong.push(`U+${code.toString(16)}: ${errors.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['a\nb', 'x\u2028x', '\ud800', 'x'.repeat(101), 5])('rejects the type %j', (type) => {
    expect(findError({ type })).toBe('invalid-type');
  });

  test('accepts a type that is not in the catalogue', () => {
    expect(findError({ type: 'C5 “Extra” شاي' })).toBeUndefined();
  });

  test.each(['-1', 'abc', '1,500', '1,5,5', '1e3', '1234567', '1.234567', '.', '1.2.3', 'Infinity', -1, 1e21, true])(
    'rejects the weight %j',
    (packWeight) => {
      expect(findError({ packWeight })).toBe('invalid-weight');
    },
  );

  test.each(['0', '0.1', '.5', '5.', '123456', '12345.6'])('accepts the weight %s', (text) =>
    expect(isWeightText(text)).toBe(true),
  );

  test.each([0, -1, 1.5, 1_000_001, '2', Number.NaN, undefined, null])('rejects the quantity %s', (quantity) => {
    expect(findError({ quantity })).toBe('invalid-quantity');
  });

  test.each(['g', 'KG', '', undefined, 1])('rejects the unit %j', (unit) =>
    expect(findError({ unit })).toBe('invalid-unit'),
  );
});

describe('the note of a cart item', () => {
  test('is trimmed', () => {
    const value = { ...albaOfAna, note: '8 cm cut; our no. 4711' };
    expect(parseCartItem({ ...albaOfAna, note: '  8 cm cut; our no. 4711 ' })).toEqual({ ok: true, value });
  });

  test.each(['', '  ', null, undefined])('is left out when it is %j', (note) => {
    expect(parseCartItem({ ...albaOfAna, note })).toStrictEqual({ ok: true, value: { ...albaOfAna } });
  });

  test.each(['x'.repeat(120), ` ${'x'.repeat(120)} `, 'corte de 8 cm “Ñ”, 切り 🌿'])('may be %j', (note) => {
    expect(findError({ note })).toBeUndefined();
  });

  test.each(['a\nb', 'a\u0000', 'a\u2028b', 'a\u202Eb', 'a\u2066b', '\ud800', 5, true, {}, ['a']])(
    'is rejected if it is %j',
    (note) => expect(findError({ note })).toBe('invalid-note'),
  );

  test.each([
    ['  8 cm\tcut\r\n', '8 cm cut'],
    [' 8 cm\r\n\tcut ', '8 cm cut'],
    ['\u202E8 cm\u2066', '8 cm'],
    ['\u0007', ''],
    ['a\ud800', 'a\ufffd'],
  ])('typed as %j becomes %j, which is accepted', (typed, plain) => {
    expect(toPlainText(typed)).toBe(plain);
    expect(findError({ note: plain })).toBeUndefined();
  });

  test('is rejected from 121 characters on', () => {
    expect(findError({ note: 'x'.repeat(121) })).toBe('note-too-long');
  });
});

describe('parsing a change of a cart item', () => {
  test('tells an empty note, which erases the stored one, from none', () => {
    const packs = { quantity: 3, packWeight: '1', unit: 'l' };
    expect(parseCartItemChange(packs)).toStrictEqual({ ok: true, value: packs });
    expect(parseCartItemChange({ ...packs, note: ' ' })).toStrictEqual({ ok: true, value: { ...packs, note: '' } });
    expect(parseCartItemChange({ ...packs, note: 'a\nb' })).toEqual({ ok: false, error: 'invalid-note' });
  });

  test.each([{ quantity: 3 }, { packWeight: '1' }, { unit: 'l' }, { note: '' }])(
    'holds only the field that is given: %j',
    (change) => expect(parseCartItemChange(change)).toStrictEqual({ ok: true, value: change }),
  );

  test.each([
    [{}, 'missing-fields'],
    [{ quantity: null }, 'invalid-quantity'],
    [{ unit: null }, 'invalid-unit'],
  ])('rejects %j, which changes nothing', (change, error) => {
    expect(parseCartItemChange(change)).toEqual({ ok: false, error });
  });

  test('applies the same rules', () => {
    expect(parseCartItemChange({ quantity: 3, packWeight: ' 1 ', unit: 'l' })).toEqual({
      ok: true,
      value: { quantity: 3, packWeight: '1', unit: 'l' },
    });
    expect(parseCartItemChange({ quantity: 0, packWeight: '1', unit: 'l' })).toEqual({
      ok: false,
      error: 'invalid-quantity',
    });
    expect(parseCartItemChange({ quantity: 1, packWeight: '', unit: 'l' })).toEqual({
      ok: false,
      error: 'missing-fields',
    });
  });
});
