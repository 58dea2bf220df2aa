import { describe, expect, test } from 'vitest';
import { isWeight, parseCartItem, parseCartItemChange } from './cart-item.ts';

const alba = {
  category: 'Cinnamon',
  type: 'Alba',
  quantity: 2,
  packWeight: '25',
  unit: 'kg',
  email: 'ana@example.com',
};

/** The error found when a good item is changed in one place. */
function errorOf(change: Record<string, unknown>) {
  const checked = parseCartItem({ ...alba, ...change });
  return checked.ok ? undefined : checked.error;
}

describe('a cart item', () => {
  test('is taken as it is when nothing is wrong', () => {
    expect(parseCartItem(alba)).toEqual({ ok: true, value: alba });
  });

  test('is trimmed, its e-mail in lower case, its weight a text, and unknown fields are left out', () => {
    const typed = { ...alba, type: ' Alba ', packWeight: 2.5, email: '  Ana+LK@Example.com ', price: 1 };
    expect(parseCartItem(typed)).toEqual({
      ok: true,
      value: { ...alba, packWeight: '2.5', email: 'ana+lk@example.com' },
    });
  });

  test('keeps a weight exactly as it was typed', () => {
    const checked = parseCartItem({ ...alba, packWeight: ' 0.50 ' });
    expect(checked.ok && checked.value.packWeight).toBe('0.50');
  });

  test.each(['type', 'packWeight', 'email'])('needs its %s', (field) => {
    expect(errorOf({ [field]: '' })).toBe('missing-fields');
    expect(errorOf({ [field]: '   ' })).toBe('missing-fields');
    expect(errorOf({ [field]: undefined })).toBe('missing-fields');
    expect(errorOf({ [field]: null })).toBe('missing-fields');
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
  ])('refuses the e-mail %s', (email) => expect(errorOf({ email })).toBe('invalid-email'));

  test.each(['', ' ', 'a\nb', 'a\u0000', 'x'.repeat(101), 5, undefined])('refuses the category %j', (category) => {
    expect(errorOf({ category })).toBe('invalid-category');
  });

  test.each(['a\nb', 'x\u2028x', '\ud800', 'x'.repeat(101), 5])('refuses the type %j', (type) => {
    expect(errorOf({ type })).toBe('invalid-type');
  });

  test('takes a type that today’s catalogue does not have', () => {
    expect(errorOf({ type: 'C5 “Extra” شاي' })).toBeUndefined();
  });

  test.each(['-1', 'abc', '1,5', '1e3', '1234567', '1.234567', '.', '1.2.3', 'Infinity', -1, 1e21, true])(
    'refuses the weight %j',
    (packWeight) => {
      expect(errorOf({ packWeight })).toBe('invalid-weight');
    },
  );

  test.each(['0', '0.1', '.5', '5.', '123456', '12345.6'])('takes the weight %s', (text) =>
    expect(isWeight(text)).toBe(true),
  );

  test.each([0, -1, 1.5, 1_000_001, '2', Number.NaN, undefined, null])('refuses the quantity %s', (quantity) => {
    expect(errorOf({ quantity })).toBe('invalid-quantity');
  });

  test.each(['g', 'KG', '', undefined, 1])('refuses the unit %j', (unit) =>
    expect(errorOf({ unit })).toBe('invalid-unit'),
  );
});

describe('a change to a cart item', () => {
  test('follows the same rules', () => {
    expect(parseCartItemChange({ quantity: 3, packWeight: ' 1 ', unit: 'l' })).toEqual({
      ok: true,
      value: { quantity: 3, packWeight: '1', unit: 'l' },
    });
    expect(parseCartItemChange({ quantity: 0, packWeight: '1', unit: 'l' })).toEqual({
      ok: false,
      problem: 'invalid-quantity',
    });
    expect(parseCartItemChange({ quantity: 1, packWeight: '', unit: 'l' })).toEqual({
      ok: false,
      problem: 'missing-fields',
    });
  });
});
