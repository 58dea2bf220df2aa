import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { listExportedTexts } from '#tests/unit/support/exported-texts.ts';

/** The texts of the way to a quote, in which one thing has one name. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./{cart,forms,list,papers,quote,server}/*.ts', './pages/{cart,order,product}.ts', '!./**/*.test.ts'],
  { eager: true },
);
const texts = listExportedTexts(modules);

test('what a buyer adds and sends is an item, never a line, entry or product line', () => {
  // The texts of `list/` may say line: a pasted list has lines until its table has items.
  const aboutItems = texts.filter(({ file }) => !file.startsWith('list/')).map(({ text }) => text);
  const ownWords = aboutItems.map((text) => text.replaceAll(/\$\{[^}]*\}|line of plain text/g, ''));
  expectFound(ownWords, 'texts about items');
  expect(ownWords.filter((text) => /\b(lines?|entry|entries)\b/i.test(text))).toEqual([]);
});

test.each([
  ['an email', /e-mail/i],
  ['a quote request', /\b(inquiry|enquiry|basket|quotation)\b/i],
])('%s has no other name', (_, otherNames) => {
  expect(texts.filter(({ text }) => otherNames.test(text))).toEqual([]);
});
