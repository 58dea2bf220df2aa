import { expect, test } from 'vitest';
import { exportedTexts } from '#tests/support/exported-texts.ts';

/** The texts of the way to a quote, in which one thing has one name. */
const files = [
  'cart',
  'messages',
  'new-list',
  'order',
  'product',
  'quick-list',
  'quote-details',
  'quote-message',
  'row-editor',
  'sent-requests',
  'share-list',
];

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts'], { eager: true });
const texts = files.flatMap((file) => exportedTexts({ [file]: modules[`./${file}.ts`] ?? {} }).map(({ text }) => text));

/** What is about the lines of a text or a table, and not about items. */
const aboutLines = [
  /line of plain text/,
  /One product a line/,
  /first line/,
  /text has .* lines/,
  /^Line /,
  /lines? without a product/,
  /in line /,
  /line.? without a product/,
];

test('what a buyer adds and sends is an item, never a line, entry or product line', () => {
  const lines = texts.filter((text) => /\b(lines?|entry|entries)\b/i.test(text.replaceAll(/\$\{[^}]*\}/g, '')));
  expect(lines.filter((text) => !aboutLines.some((allowed) => allowed.test(text)))).toEqual([]);
});

test('the word is email, and a list that is sent is a quote request', () => {
  expect(texts.filter((text) => /e-mail|\b(inquiry|enquiry|basket|quotation)\b/i.test(text))).toEqual([]);
});
