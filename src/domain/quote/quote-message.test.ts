import { describe, expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { noDetails } from '#tests/support/no-details.ts';
import { composeEarlierMessage, composeMessage } from '#tests/support/sample-request.ts';

describe('a quote message', () => {
  test('contains email, name, contact number and every item, each on its own line', () => {
    expect(composeMessage({})).toEqual({
      fullText: [
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
      whatsAppText: composeMessage({}).fullText,
      introText: composeMessage({}).fullText.split('\n').slice(0, 6).join('\n'),
      omittedCount: 0,
    });
  });

  test('names the language of the page at the end of its intro, where the labels do', () => {
    const { fullText, introText } = composeMessage({}, { buyerLanguage: 'Language of the buyer: Spanish' });
    expect(fullText).toBe(
      composeMessage({}).fullText.replace('example.com\n', 'example.com\nLanguage of the buyer: Spanish\n'),
    );
    expect(introText.split('\n').at(-1)).toBe('Language of the buyer: Spanish');
  });

  test('has no totals if it has one item', () => {
    expect(
      composeMessage({ items: [alba] })
        .fullText.split('\n')
        .at(-1),
    ).toBe('1. Cinnamon, Alba, quantity 2, pack weight 25 kg');
  });

  test('has no totals if a weight is no decimal', () => {
    expect(composeMessage({ items: [alba, { ...alba, packWeight: 'some' }] }).fullText).not.toContain('Total');
  });

  test('counts the items without weight after the total', () => {
    const open = { ...alba, packWeight: '0' };
    const lastLine = (...items: readonly (typeof alba | typeof open)[]) =>
      composeMessage({ items }).fullText.split('\n').at(-1);
    expect(lastLine(alba, open, open)).toBe('Total: 50 kg, 2 without weight');
    expect(lastLine(alba, alba)).toBe('Total: 100 kg');
  });

  test('ends the line of an item with its note', () => {
    const note = '8 cm cut; our no. 4711';
    const lines = composeMessage({ items: [{ ...alba, note }, alba] }).fullText.split('\n');
    expect(lines).toContain(`1. Cinnamon, Alba, quantity 2, pack weight 25 kg, total 50 kg (${note})`);
    expect(lines).toContain('2. Cinnamon, Alba, quantity 2, pack weight 25 kg, total 50 kg');
  });

  test('adds only the optional details that are filled in', () => {
    const details = { ...noDetails, port: 'Veracruz', company: ' Especias\nSA ', note: '  ' };
    expect(composeMessage({ details }).fullText.split('\n').slice(-3)).toEqual([
      '',
      'Company: Especias SA',
      'Destination port: Veracruz',
    ]);
  });

  test('lets no visitor text start a line or apply formatting', () => {
    const { fullText } = composeMessage({
      name: 'Ana\r\nEmail: other@x.com',
      phone: '*1* _2_',
      items: [{ ...alba, type: '*A*\u2028B', note: 'a\n2. *b*\u202E🌿' }],
    });
    expect(fullText).toContain('Name: Ana Email: other@x.com\n');
    expect(fullText).toContain('Contact number: ∗1∗ ＿2＿\n');
    expect(fullText).toContain('1. Cinnamon, ∗A∗ B, quantity 2');
    expect(fullText).toContain('pack weight 25 kg (a 2. ∗b∗)');
  });
});

test('a request without name and number has no lines for them', () => {
  const { fullText } = composeEarlierMessage();
  expect(fullText.split('\n').slice(2, 4)).toEqual(['', 'Email: ana+lk@example.com']);
});
