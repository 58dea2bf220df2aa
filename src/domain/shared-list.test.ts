import { describe, expect, test } from 'vitest';
import { formatSharedList, maxSharedItems, parseSharedList, type SharedItem } from './shared-list.ts';

const alba: SharedItem = { category: 'Cinnamon', type: 'Alba', quantity: 2, packWeight: '25', unit: 'kg' };

const fragmentOf = (value: unknown) => `#share=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

describe('a shared list', () => {
  test('comes back as it was shared, in any script', () => {
    const items = [alba, { ...alba, type: 'කුරුඳු ~ “Extra” ü', packWeight: '0.50', unit: 'ml' as const }];
    const fragment = formatSharedList(items);
    expect(fragment).toMatch(/^#share=[\w-]+$/);
    expect(parseSharedList(fragment)).toEqual(items);
  });

  test('carries nothing of the person who shares it', () => {
    const item = { ...alba, id: 'secret-id', email: 'ana@example.com' };
    const text = Buffer.from(formatSharedList([item]).slice('#share='.length), 'base64url').toString();
    expect(text).toBe('[["Cinnamon","Alba",2,"25","kg"]]');
  });

  test('is not seen in other fragments', () => {
    expect(parseSharedList('')).toBeUndefined();
    expect(parseSharedList('#cinnamon')).toBeUndefined();
  });

  test.each(['#share=', '#share=%%%', '#share=AAAA', '#share=/w', fragmentOf(7), fragmentOf(null), fragmentOf([])])(
    'is empty when it is damaged: %s',
    (fragment) => expect(parseSharedList(fragment)).toEqual([]),
  );

  test('leaves out what no cart would take', () => {
    const rows = [
      ['Cinnamon', 'Alba', 2, '25', 'kg'],
      ['Cinnamon', 'Alba', 0, '25', 'kg'],
      ['Cinnamon', 'A\nB', 2, '25', 'kg'],
      ['Cinnamon', 'Alba', 2, '-1', 'kg'],
      ['Cinnamon', 'Alba', 2, '25', 'tons'],
      [],
      'text',
      null,
    ];
    expect(parseSharedList(fragmentOf(rows))).toEqual([alba]);
  });

  test('has an end, for who writes it and for who reads it', () => {
    const items = Array.from({ length: maxSharedItems + 1 }, () => alba);
    expect(formatSharedList(items)).toBe(formatSharedList(items.slice(1)));
    const rows = items.map(({ category, type, quantity, packWeight, unit }) => [
      category,
      type,
      quantity,
      packWeight,
      unit,
    ]);
    expect(parseSharedList(fragmentOf(rows))).toHaveLength(maxSharedItems);
  });
});
