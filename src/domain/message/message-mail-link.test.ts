import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFullMailLink, formatIntroMailLink, maxMailLinkLength } from './message-mail-link.ts';

test('a message fits into a link only as long as its encoded length allows', () => {
  const message = (fullText: string) => ({ subject: 'Quote', fullText, introText: 'Name: Ana' });
  const overhead = 'mailto:a@b.lk?subject=Quote&body='.length;
  expect(findFullMailLink('a@b.lk', message('a'.repeat(maxMailLinkLength - overhead)))).toHaveLength(maxMailLinkLength);
  expect(findFullMailLink('a@b.lk', message('a'.repeat(maxMailLinkLength - overhead + 1)))).toBeUndefined();
  expect(findFullMailLink('a@b.lk', message('\n'.repeat(320)))).toBeUndefined();
});

test('the first lines of a message are followed by the notice', () => {
  const link = formatIntroMailLink(
    'a@b.lk',
    { subject: 'Quote', fullText: '', introText: 'Quote request\n\nName: Ana' },
    'Paste it here.',
  );
  expect(new URL(link).searchParams.get('body')).toBe('Quote request\r\n\r\nName: Ana\r\n\r\nPaste it here.');
});

test('no link is longer than 1,900 characters, for any text, and each ends with the notice', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc
      .tuple(fc.constantFrom('锡', '\n', '*', '\uD83C', ' ', 'a'), fc.nat(2000))
      .map(([one, times]) => one.repeat(times)),
  );
  const notice = 'The whole list is on the clipboard: paste it here.';
  fc.assert(
    fc.property(text, text, text, (subject, fullText, introText) => {
      const message = { subject, fullText, introText };
      const whole = findFullMailLink('hello@example.com', message);
      if (whole !== undefined) {
        expect(whole.length).toBeLessThanOrEqual(maxMailLinkLength);
        expect(new URL(whole).searchParams.get('body')).toBe(fullText.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));
      }
      const cut = formatIntroMailLink('hello@example.com', message, notice);
      expect(cut.length).toBeLessThanOrEqual(maxMailLinkLength);
      expect(new URL(cut).searchParams.get('body')?.endsWith(`\r\n\r\n${notice}`)).toBe(true);
    }),
  );
});
