import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

/** The texts and templates of a module, without its comments and names. */
function textsOf(file: string): string[] {
  const code = readFileSync(`src/content/en/${file}.ts`, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm,
    '',
  );
  return code.match(/'[^'\n]*'|`[^`]*`/g) ?? [];
}

/** What is about the lines of a text or a table, and not about items. */
const aboutLines = [
  /line of plain text/,
  /One product a line/,
  /first line/,
  /text has .* lines/,
  /lines? without a product/,
  /`Line /,
  /in line /,
  /line.? without a product/,
];

test('what a buyer adds and sends is an item, never a line, entry or product line', () => {
  const texts = files.flatMap(textsOf);
  const lines = texts.filter((text) => /\b(lines?|entry|entries)\b/i.test(text.replaceAll(/\$\{\w+\([^)]*\)\}/g, '')));
  expect(lines.filter((text) => !aboutLines.some((allowed) => allowed.test(text)))).toEqual([]);
});

test('the word is email, and a list that is sent is a quote request', () => {
  const texts = files.flatMap(textsOf);
  expect(texts.filter((text) => /e-mail|\b(inquiry|enquiry|basket|quotation)\b/i.test(text))).toEqual([]);
});
