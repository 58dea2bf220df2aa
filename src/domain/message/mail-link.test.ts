import { expect, test } from 'vitest';
import { formatMailLink } from './mail-link.ts';

test('an email link contains subject and text with CRLF line breaks', () => {
  const link = formatMailLink('hello@example.com', 'Quote & more', 'one\ntwo #3 + 4%');
  expect(link).toMatch(/^mailto:hello@example\.com\?subject=[^&]*&body=[^&]*$/);
  const query = new URL(link).searchParams;
  expect(query.get('subject')).toBe('Quote & more');
  expect(query.get('body')).toBe('one\r\ntwo #3 + 4%');
});

test('a mail link replaces lone surrogates', () => {
  expect(formatMailLink('a@b.c', '\uD800', '\uDFFF')).toContain('%EF%BF%BD');
});
