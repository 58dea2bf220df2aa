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

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.tuple(fc.constantFrom('锡', '\n', '*', '\uD83C', ' ', 'a'), fc.nat(2000)).map(([one, times]) => one.repeat(times)),
);
const notice = 'The whole list is on the clipboard: paste it here.';

test('a link that holds any whole text has at most 1,900 characters', () => {
  fc.assert(
    fc.property(text, text, text, (subject, fullText, introText) => {
      const link = findFullMailLink('hello@example.com', { subject, fullText, introText });
      fc.pre(link !== undefined);
      expect(link.length).toBeLessThanOrEqual(maxMailLinkLength);
      expect(new URL(link).searchParams.get('body')).toBe(fullText.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));
    }),
  );
});

test('a link that holds the first lines of any text has at most 1,900 characters, the notice at their end', () => {
  fc.assert(
    fc.property(text, text, text, (subject, fullText, introText) => {
      const link = formatIntroMailLink('hello@example.com', { subject, fullText, introText }, notice);
      expect(link.length).toBeLessThanOrEqual(maxMailLinkLength);
      expect(new URL(link).searchParams.get('body')?.endsWith(`\r\n\r\n${notice}`)).toBe(true);
    }),
  );
});
