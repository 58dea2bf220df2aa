import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureEncodedLength } from '#domain/message/message-text.ts';
import { maxEncodedWhatsAppLength, maxWhatsAppLength } from '#domain/message/whatsapp-limits.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { noDetails } from '#tests/support/no-details.ts';
import { composeMessage, repeatAlba } from '#tests/support/sample-request.ts';
import { detailFields, type QuoteDetails } from './quote-details.ts';

const lineTitles = 'Date|Name|Contact number|Email|Total|Company|Incoterm|Packing|Sample|Documents|Note';
const lineStart = new RegExp(String.raw`^(?:Quote request |(?:${lineTitles}): |\d+\. |and \d+ more|Destination |$)`);
const albaKg = alba.quantity * Number(alba.packWeight);
const findItemLines = (text: string) => text.split('\n').filter((line) => /^\d+\. /.test(line));

describe('a quote message that is too long', () => {
  test('leaves out the totals of the lines before anything else', () => {
    const { fullText, whatsAppText, omittedCount } = composeMessage({ items: repeatAlba(33) });
    expect(fullText.length).toBeGreaterThan(maxWhatsAppLength);
    expect(omittedCount).toBe(0);
    expect(whatsAppText).toBe(fullText.replaceAll(`, total ${albaKg} kg`, ''));
    expect(whatsAppText.split('\n').at(-1)).toBe(`Total: ${33 * albaKg} kg`);
  });

  test('shortens notes to 60 characters before it omits items', () => {
    const items = Array.from({ length: 12 }, () => ({ ...alba, note: 'n'.repeat(120) }));
    const { fullText, whatsAppText, omittedCount } = composeMessage({ items });
    expect(
      fullText.split('\n').filter((line) => line.endsWith(`25 kg, total ${albaKg} kg (${'n'.repeat(120)})`)),
    ).toHaveLength(12);
    expect(whatsAppText.split('\n').filter((line) => line.endsWith(`25 kg (${'n'.repeat(59)}…)`))).toHaveLength(12);
    expect(omittedCount).toBe(0);
  });

  test('counts the items that do not fit, and keeps all items in the full text', () => {
    const { fullText, whatsAppText, omittedCount } = composeMessage({ items: repeatAlba(100) });
    expect(findItemLines(fullText)).toHaveLength(100);
    expect(whatsAppText.length).toBeLessThanOrEqual(maxWhatsAppLength);
    expect(whatsAppText.length).toBeGreaterThan(maxWhatsAppLength - 60);
    expect(findItemLines(whatsAppText)).toHaveLength(100 - omittedCount);
    expect(whatsAppText.split('\n').slice(-2)).toEqual([`and ${omittedCount} more items`, `Total: ${100 * albaKg} kg`]);
  });

  test('is filled with items to its last character', () => {
    const lengths = Array.from({ length: 80 }, (_, index) => {
      return composeMessage({ name: 'a'.repeat(index + 1), items: repeatAlba(200) }).whatsAppText.length;
    });
    expect(Math.max(...lengths)).toBe(maxWhatsAppLength);
  });

  test('truncates long values before it omits items', () => {
    const { fullText, whatsAppText, introText, omittedCount } = composeMessage({
      items: [alba, cloves],
      name: 'a'.repeat(3000),
      details: { ...noDetails, note: 'b'.repeat(3000) },
    });
    expect(fullText.length).toBeGreaterThan(6000);
    expect(omittedCount).toBe(0);
    expect(whatsAppText).toContain(`Name: ${'a'.repeat(79)}…\n`);
    expect(introText).toContain(`Name: ${'a'.repeat(79)}…\n`);
    expect(whatsAppText).toContain('2. Whole Spices, Cloves');
  });

  test('in a script that takes nine characters in a URL, stays within the encoded limit', () => {
    const note = '肉桂'.repeat(300);
    const items = Array.from({ length: 40 }, () => ({ ...alba, type: '锡兰肉桂卷'.repeat(4) }));
    const { fullText, whatsAppText, omittedCount } = composeMessage({
      name: '王芳'.repeat(200),
      phone: '*'.repeat(200),
      items,
      details: Object.fromEntries(detailFields.map((field) => [field, note])) as QuoteDetails,
    });
    expect(fullText).toContain(note);
    expect(measureEncodedLength(whatsAppText)).toBeLessThanOrEqual(maxEncodedWhatsAppLength);
    expect(findItemLines(whatsAppText)).toHaveLength(40 - omittedCount);
    expect(omittedCount).toBeLessThan(40);
    expect(whatsAppText).toContain(`and ${omittedCount} more items`);
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
        const { fullText, whatsAppText, omittedCount } = composeMessage({ name, phone, items, details: typed });
        expect(whatsAppText.length).toBeLessThanOrEqual(maxWhatsAppLength);
        expect(measureEncodedLength(whatsAppText)).toBeLessThanOrEqual(maxEncodedWhatsAppLength);
        expect(whatsAppText.isWellFormed()).toBe(true);
        expect([fullText, whatsAppText].join('').replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const lines = [...fullText.split('\n'), ...whatsAppText.split('\n')];
        expect(lines.filter((line) => !lineStart.test(line))).toEqual([]);
        expect(findItemLines(whatsAppText)).toHaveLength(items.length - omittedCount);
      }),
      { numRuns: 300 },
    );
  });
});

test('only one character more than the 2,000 shortens a message', () => {
  const oneLetter = composeMessage({ details: { ...noDetails, note: 'n' } });
  const fillingNote = 'n'.repeat(1 + maxWhatsAppLength - oneLetter.fullText.length);
  const whole = composeMessage({ details: { ...noDetails, note: fillingNote } });
  expect(whole.fullText).toHaveLength(maxWhatsAppLength);
  expect(whole.whatsAppText).toBe(whole.fullText);
  const longer = composeMessage({ details: { ...noDetails, note: `${fillingNote}n` } });
  expect(longer.fullText).toHaveLength(maxWhatsAppLength + 1);
  expect(longer.whatsAppText).toBe(longer.fullText.replace(`, total ${albaKg} kg`, ''));
});
