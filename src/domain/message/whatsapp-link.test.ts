import { expect, test } from 'vitest';
import { formatWhatsAppLink } from './whatsapp-link.ts';

test('a WhatsApp link contains the number and the text', () => {
  expect(formatWhatsAppLink('94770000000', 'Hello')).toBe('https://wa.me/94770000000?text=Hello');
});

test('without a text it opens the chat only', () => {
  expect(formatWhatsAppLink('94770000000')).toBe('https://wa.me/94770000000');
});

test.each(['a & b # c % d + e ? f = g', `"double" 'single'`, 'one\ntwo', 'me+lk@x.com', 'شاي 茶 කුරුඳු', 'é/\\<>'])(
  '%j survives URL encoding',
  (text) => {
    const link = formatWhatsAppLink('94770000000', text);
    expect(link).toMatch(/^https:\/\/wa\.me\/\d+\?text=[\w%.!~*'()-]*$/);
    expect(new URL(link).searchParams.get('text')).toBe(text);
  },
);

test('a WhatsApp link replaces lone surrogates', () => {
  expect(new URL(formatWhatsAppLink('94770000000', 'a\uD800b')).searchParams.get('text')).toBe('a\uFFFDb');
});
