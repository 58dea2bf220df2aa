import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxQuantity, units, type Unit } from './cart-item.ts';
import { findItemWeight, findPounds, findTotal, findWeightSums, type Weight } from './weight.ts';

const createPacks = (quantity: number, packWeight: string, unit: Unit = 'kg') => ({ quantity, packWeight, unit });

const decimal = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const text = String(digits).padStart(6, '0');
    return places === 0 ? text : `${text.slice(0, 6 - places)}.${text.slice(6 - places)}`;
  });
const item = fc.record({
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  packWeight: decimal,
  unit: fc.constantFrom(...units),
});

function toMillionths({ quantity, packWeight }: { quantity: number; packWeight: string }): bigint {
  const [whole = '', fraction = ''] = packWeight.split('.');
  return BigInt(quantity) * (BigInt(whole || '0') * 1_000_000n + BigInt(fraction.padEnd(6, '0')));
}

function toBillionths(value: string): bigint {
  const [whole = '', fraction = ''] = value.split('.');
  return BigInt(whole) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
}

function addByKind(weights: readonly Weight[]) {
  const sum = (chosen: readonly Weight[]) =>
    chosen.reduce((total, { value, unit }) => total + toBillionths(value) / (unit === 'ml' ? 1000n : 1n), 0n);
  return {
    kilograms: sum(weights.filter(({ unit }) => unit === 'kg')),
    litres: sum(weights.filter(({ unit }) => unit !== 'kg')),
  };
}

describe('the weight of an item', () => {
  test.each([
    [createPacks(40, '25'), { value: '1000', unit: 'kg' }],
    [createPacks(10, '12.5'), { value: '125', unit: 'kg' }],
    [createPacks(3, '0.1'), { value: '0.3', unit: 'kg' }],
    [createPacks(10, '.1'), { value: '1', unit: 'kg' }],
    [createPacks(1, '012.50'), { value: '12.5', unit: 'kg' }],
    [createPacks(2, ' 7. '), { value: '14', unit: 'kg' }],
    [createPacks(1_000_000, '999999'), { value: '999999000000', unit: 'kg' }],
    [createPacks(1, '.000001', 'ml'), { value: '0.000001', unit: 'ml' }],
    [createPacks(24, '500', 'ml'), { value: '12', unit: 'l' }],
    [createPacks(1, '999.5', 'ml'), { value: '999.5', unit: 'ml' }],
    [createPacks(2, '500', 'ml'), { value: '1', unit: 'l' }],
    [createPacks(3, '0.1', 'l'), { value: '0.3', unit: 'l' }],
  ])('of %j is %j', (input, weight) => expect(findItemWeight(input)).toEqual(weight));

  test.each(['about 5', '0', '.0'])('is undefined for the weight %j', (weightText) => {
    expect(findItemWeight(createPacks(5, weightText))).toBeUndefined();
  });

  test('is exact for every weight, quantity and unit', () => {
    fc.assert(
      fc.property(item, (input) => {
        const weight = findItemWeight(input);
        const inMillilitres = weight?.unit === 'ml';
        const scaled = toBillionths(weight?.value ?? '0') / (inMillilitres ? 1000n : 1n);
        expect(scaled).toBe(toMillionths(input) * (input.unit === 'ml' ? 1n : 1000n));
        expect(weight?.value ?? '1').toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });
});

describe('the total', () => {
  test.each([
    [[createPacks(2, '25'), createPacks(5, '0'), createPacks(1, ' 0.0 ', 'l')], [{ value: '50', unit: 'kg' }], 2],
    [[createPacks(5, '0'), createPacks(1, '.000', 'ml')], [], 2],
    [
      [createPacks(2, '25'), createPacks(1, '500', 'ml')],
      [
        { value: '50', unit: 'kg' },
        { value: '500', unit: 'ml' },
      ],
      0,
    ],
  ])('of %j is %j, with %i items without weight', (items, weights, weightlessCount) => {
    expect(findTotal(items)).toEqual({ weights, weightlessCount });
  });

  test('is undefined if a weight is no decimal', () => {
    expect(findTotal([createPacks(2, '25'), createPacks(1, 'some')])).toBeUndefined();
  });
});

describe('the sum of several items', () => {
  test('has kilograms and litres', () => {
    const items = [
      createPacks(40, '25'),
      createPacks(200, '50'),
      createPacks(10, '12.5'),
      createPacks(3, '0.5'),
      createPacks(24, '500', 'ml'),
    ];
    expect(findWeightSums(items)).toEqual([
      { value: '11126.5', unit: 'kg' },
      { value: '12', unit: 'l' },
    ]);
  });

  test('of 0.1 ten times is 1', () => {
    expect(findWeightSums(Array.from({ length: 10 }, () => createPacks(1, '0.1')))).toEqual([
      { value: '1', unit: 'kg' },
    ]);
  });

  test('adds millilitres to litres', () => {
    expect(findWeightSums([createPacks(1, '250', 'ml'), createPacks(1, '0.5', 'l')])).toEqual([
      { value: '0.75', unit: 'l' },
    ]);
    expect(findWeightSums([createPacks(1, '250', 'ml'), createPacks(1, '0.5', 'ml')])).toEqual([
      { value: '250.5', unit: 'ml' },
    ]);
  });

  test('of nothing is empty', () => {
    expect(findWeightSums([])).toEqual([]);
  });

  test('is undefined if a weight is no decimal', () => {
    expect(findWeightSums([createPacks(1, '5'), createPacks(1, '')])).toBeUndefined();
  });

  test('is the same in any order', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 200 }), (items) => {
        expect(findWeightSums(items.toReversed())).toEqual(findWeightSums(items));
      }),
    );
  });

  test('equals the sum of its parts', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 200 }), fc.nat(200), (items, cut) => {
        const parts = [items.slice(0, cut), items.slice(cut)].flatMap((part) => findWeightSums(part) ?? []);
        expect(addByKind(parts)).toEqual(addByKind(findWeightSums(items) ?? []));
      }),
    );
  });
});

test.each([
  ['1250', 2756],
  ['45.36', 100],
  ['45', 99.2],
  ['25', 55.1],
  ['0.5', 1.1],
  ['0.1', 0.22],
  ['0.000001', 0.0000022],
  ['999999000000', 2204620417226],
  ['0', undefined],
])('%s kg are %s lb', (value, pounds) => {
  expect(findPounds({ value: value, unit: 'kg' })).toBe(pounds);
});

test('a volume has no pounds', () => {
  expect(findPounds({ value: '2', unit: 'l' })).toBeUndefined();
});
