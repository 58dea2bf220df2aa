import { expect, test } from 'vitest';
import { quoteLabels as english } from '#text/quote/quote-message.ts';
import { localizeDate, longDate, messageDate, quoteLabels } from './quote-message.ts';

test('the message has an English date, the pages a Spanish one', () => {
  const date = new Date('2026-11-22T12:00:00');
  expect(messageDate(date)).toBe('22 November 2026');
  expect(longDate(date)).toBe('22 de noviembre de 2026');
});

test('the page shows the date of a message in Spanish, and an unknown one as it is', () => {
  expect(localizeDate('22 November 2026')).toBe('22 de noviembre de 2026');
  expect(localizeDate('1 March 2027')).toBe('1 de marzo de 2027');
  expect(localizeDate('22/11/2026')).toBe('22/11/2026');
});

test('the labels of the company’s half are English, with the language of the buyer', () => {
  expect(quoteLabels).toEqual({ ...english, buyerLanguage: 'Language of the buyer: Spanish' });
});
