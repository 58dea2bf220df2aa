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

test('a request, an answer and a shared link keep every field of an item', () => {
  expect(parseCartItem(fullItem)).toEqual({ ok: true, value: fullItem });
  expect(parseCartItemJson(JSON.parse(JSON.stringify(toCartItemJson({ id: 'a', ...fullItem }))))).toEqual({
    id: 'a',
    ...fullItem,
  });
  expect(parseSharedList(formatSharedList([content]))).toEqual([content]);
});

test('a row of the cart, a file and the message name every field of an item', () => {
  const request = {
    reference: 'R',
    date: 'D',
    name: 'N',
    phone: 'P',
    email,
    items: [content],
    details: parseDetails({}),
  };
  const texts = {
    row: itemName(content),
    file: formatQuoteCsv([content], exportColumns),
    message: composeQuoteMessage(request, quoteLabels).fullText,
  };
  // Some texts have a comma in numbers from a thousand on.
  for (const [place, text] of Object.entries(texts)) {
    for (const value of values) expect(text.replaceAll(',', ''), place).toContain(value.replaceAll(',', ''));
  }
});
