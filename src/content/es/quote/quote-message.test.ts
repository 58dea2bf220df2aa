import { expect, test } from 'vitest';
import { quoteLabels as english } from '#text/quote/quote-message.ts';
import { quoteLabels } from './quote-message.ts';

test('the labels of the company’s half are English, with the language of the buyer', () => {
  expect(quoteLabels).toEqual({ ...english, buyerLanguage: 'Language of the buyer: Spanish' });
});
