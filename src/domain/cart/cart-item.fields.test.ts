import { expect, test } from 'vitest';
import { parseCartItemJson, toCartItemJson } from '#contract';
import { parseSharedList } from '#domain/quote/parse-shared-list.ts';
import { formatQuoteCsv } from '#domain/quote/quote-csv.ts';
import { parseDetails } from '#domain/quote/quote-details.ts';
import { composeQuoteMessage } from '#domain/quote/quote-message.ts';
import { formatSharedList } from '#domain/quote/shared-list.ts';
import { fullItem } from '#tests/support/items.ts';
import { exportColumns, itemName } from '#text/cart/cart-item.ts';
import { quoteLabels } from '#text/quote/quote-message.ts';
import { itemFields } from './cart-item.ts';
import { parseCartItem } from './parse-cart-item.ts';

const { email, ...content } = fullItem;
const values = itemFields.map((field) => String(content[field]));

test('a request keeps every field of an item', () => {
  expect(parseCartItem(fullItem)).toEqual({ ok: true, value: fullItem });
});

test('an answer keeps every field of an item', () => {
  const answer: unknown = JSON.parse(JSON.stringify(toCartItemJson({ id: 'a', ...fullItem })));
  expect(parseCartItemJson(answer)).toEqual({ id: 'a', ...fullItem });
});

test('a shared link keeps every field of an item', () => {
  expect(parseSharedList(formatSharedList([content]))).toEqual([content]);
});

const request = {
  reference: 'R',
  date: 'D',
  name: 'N',
  phone: 'P',
  email,
  items: [content],
  details: parseDetails({}),
};

test.each([
  ['a row of the cart', itemName(content)],
  ['a file', formatQuoteCsv([content], exportColumns)],
  ['the message', composeQuoteMessage(request, quoteLabels).fullText],
])('%s has every field of an item', (_, text) => {
  const withoutCommas = text.replaceAll(',', '');
  expect(values.filter((value) => !withoutCommas.includes(value.replaceAll(',', '')))).toEqual([]);
});
