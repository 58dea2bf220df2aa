import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alba } from '#tests/support/alba.ts';
import { maxEncodedMessageLength, maxMessageLength } from './link-limits.ts';
import { encodedLength } from './message-text.ts';
import { detailFields, type QuoteDetails } from './quote-details.ts';
import { quoteMessage, type QuoteLabels, type QuoteRequest } from './quote-message.ts';

const labels: QuoteLabels = {
  title: (reference) => `Quote request ${reference}`,
  date: 'Date',
  name: 'Name',
  phone: 'Contact number',
  email: 'Email',
  item: (place, { category, type, quantity, packWeight, unit }) =>
    `${place}. ${category}, ${type}, quantity ${quantity}, pack weight ${packWeight} ${unit}`,
  itemTotal: ({ value, unit }) => `, total ${value} ${unit}`,
  itemNote: (note) => ` (${note})`,
  total: (amounts) => `Total: ${amounts.map(({ value, unit }) => `${value} ${unit}`).join(' and ')}`,
  more: (count) => `and ${count} more items`,
  details: {
    company: 'Company',
    destination: 'Destination country',
    port: 'Destination port',
    incoterm: 'Incoterm',
    packing: 'Packing',
    sample: 'Sample',
    documents: 'Documents',
    note: 'Note',
  },
};

const noDetails = Object.fromEntries(detailFields.map((field) => [field, ''])) as QuoteDetails;

const request: QuoteRequest = {
  reference: 'CSE-20261120-4F7K',
  date: '20 November 2026',
  name: 'Ana López',
  phone: '+52 55 0000 0000',
  email: 'ana+lk@example.com',
  items: [alba, { category: 'Whole Spices', type: 'Cloves', quantity: 1, packWeight: '0.5', unit: 'kg' }],
  details: noDetails,
};

const write = (change: Partial<QuoteRequest>) => quoteMessage({ ...request, ...change }, labels);
const many = (count: number) => Array.from({ length: count }, () => alba);

describe('a quote message', () => {
  test('contains e-mail, name, contact number and every item, each on its own line', () => {
    expect(write({})).toEqual({
      full: [
        'Quote request CSE-20261120-4F7K',
        'Date: 20 November 2026',
        '',
        'Name: Ana López',
        'Contact number: +52 55 0000 0000',
        'Email: ana+lk@example.com',
        '',
        '1. Cinnamon, Alba, quantity 2, pack weight 25 kg, total 50 kg',
        '2. Whole Spices, Cloves, quantity 1, pack weight 0.5 kg',
        'Total: 50.5 kg',
      ].join('\n'),
      short: write({}).full,
      head: write({}).full.split('\n').slice(0, 6).join('\n'),
      omittedItems: 0,
    });
  });

  test('has no totals if it has one item, or if a weight is no decimal', () => {
    expect(
      write({ items: [alba] })
        .full.split('\n')
        .at(-1),
    ).toBe('1. Cinnamon, Alba, quantity 2, pack weight 25 kg');
    expect(write({ items: [alba, { ...alba, packWeight: 'some' }] }).full).not.toContain('Total');
  });

  test('leaves out the totals of the lines before anything else', () => {
    const { full, short, omittedItems } = write({ items: many(33) });
    expect(full.length).toBeGreaterThan(maxMessageLength);
    expect(omittedItems).toBe(0);
    expect(short).toBe(full.replaceAll(', total 50 kg', ''));
    expect(short.split('\n').at(-1)).toBe('Total: 1650 kg');
  });

  test('ends the line of an item with its note', () => {
    const note = '8 cm cut; our no. 4711';
    const lines = write({ items: [{ ...alba, note }, alba] }).full.split('\n');
    expect(lines).toContain(`1. Cinnamon, Alba, quantity 2, pack weight 25 kg, total 50 kg (${note})`);
    expect(lines).toContain('2. Cinnamon, Alba, quantity 2, pack weight 25 kg, total 50 kg');
  });

  test('shortens notes to 60 characters before it omits items', () => {
    const items = Array.from({ length: 12 }, () => ({ ...alba, note: 'n'.repeat(120) }));
    const { full, short, omittedItems } = write({ items });
    expect(full.split('\n').filter((line) => line.endsWith(`25 kg, total 50 kg (${'n'.repeat(120)})`))).toHaveLength(
      12,
    );
    expect(short.split('\n').filter((line) => line.endsWith(`25 kg (${'n'.repeat(59)}…)`))).toHaveLength(12);
    expect(omittedItems).toBe(0);
  });

  test('adds only the optional details that are filled in', () => {
    const details = { ...noDetails, port: 'Veracruz', company: ' Especias\nSA ', note: '  ' };
    expect(write({ details }).full.split('\n').slice(-3)).toEqual([
      '',
      'Company: Especias SA',
      'Destination port: Veracruz',
    ]);
  });

  test('lets no visitor text start a line or apply formatting', () => {
    const { full } = write({
      name: 'Ana\r\nEmail: other@x.com',
      phone: '*1* _2_',
      items: [{ ...alba, type: '*A*\u2028B', note: 'a\n2. *b*\u202E🌿' }],
    });
    expect(full).toContain('Name: Ana Email: other@x.com\n');
    expect(full).toContain('Contact number: ∗1∗ ＿2＿\n');
    expect(full).toContain('1. Cinnamon, ∗A∗ B, quantity 2');
    expect(full).toContain('pack weight 25 kg (a 2. ∗b∗)');
  });

  test('counts the items that do not fit, and keeps all items in the full text', () => {
    const { full, short, omittedItems } = write({ items: many(100) });
    expect(full.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(100);
    expect(short.length).toBeLessThanOrEqual(maxMessageLength);
    expect(short.length).toBeGreaterThan(maxMessageLength - 60);
    expect(short.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(100 - omittedItems);
    expect(short.split('\n').slice(-2)).toEqual([`and ${omittedItems} more items`, 'Total: 5000 kg']);
  });

  test('truncates long values before it omits items', () => {
    const { full, short, omittedItems } = write({
      name: 'a'.repeat(3000),
      details: { ...noDetails, note: 'b'.repeat(3000) },
    });
    expect(full.length).toBeGreaterThan(6000);
    expect(omittedItems).toBe(0);
    expect(short).toContain(`Name: ${'a'.repeat(79)}…\n`);
    expect(short).toContain('2. Whole Spices, Cloves');
  });

  test('in a script that takes nine characters in a URL, stays within the encoded limit and counts the other items', () => {
    const note = '肉桂'.repeat(300);
    const items = Array.from({ length: 40 }, () => ({ ...alba, type: '锡兰肉桂卷'.repeat(4) }));
    const { full, short, omittedItems } = write({
      name: '王芳'.repeat(200),
      phone: '*'.repeat(200),
      items,
      details: Object.fromEntries(detailFields.map((field) => [field, note])) as QuoteDetails,
    });
    expect(full).toContain(note);
    expect(encodedLength(short)).toBeLessThanOrEqual(maxEncodedMessageLength);
    expect(short.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(40 - omittedItems);
    expect(omittedItems).toBeLessThan(40);
    expect(short).toContain(`and ${omittedItems} more items`);
  });

  test('stays within the length limit and keeps its lines for any input', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    const item = fc.record({
      category: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
      type: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      packWeight: fc.constantFrom('0.5', '25', '123456'),
      unit: fc.constantFrom('kg' as const, 'ml' as const, 'l' as const),
      note: fc.string({ unit: 'binary', maxLength: 120 }),
    });
    const details = fc.record(
      Object.fromEntries(detailFields.map((field) => [field, text])),
    ) as fc.Arbitrary<QuoteDetails>;
    fc.assert(
      fc.property(text, text, fc.array(item, { maxLength: 60 }), details, (name, phone, items, typed) => {
        const { full, short, omittedItems } = write({ name, phone, items, details: typed });
        expect(short.length).toBeLessThanOrEqual(maxMessageLength);
        expect(encodedLength(short)).toBeLessThanOrEqual(maxEncodedMessageLength);
        expect(short.isWellFormed()).toBe(true);
        for (const message of [full, short]) expect(message.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const starts =
          /^(Quote request |Date: |Name: |Contact number: |Email: |\d+\. |and \d+ more|Total: |Company: |Destination |Incoterm: |Packing: |Sample: |Documents: |Note: |$)/;
        for (const line of [...full.split('\n'), ...short.split('\n')]) expect(line).toMatch(starts);
        expect(short.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(items.length - omittedItems);
      }),
      { numRuns: 300 },
    );
  });
});
