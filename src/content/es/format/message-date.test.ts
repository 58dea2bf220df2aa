import { expect, test } from 'vitest';
import { formatMessageDate, localizeMessageDate } from './message-date.ts';

test('the message has an English date, by the clock of the visitor', () => {
  expect(formatMessageDate(new Date(2026, 10, 22, 23, 59))).toBe('22 November 2026');
  expect(formatMessageDate(new Date(2027, 2, 1, 0, 0))).toBe('1 March 2027');
});

test('the page shows the date of a message in Spanish', () => {
  expect(localizeMessageDate('22 November 2026')).toBe('22 de noviembre de 2026');
  expect(localizeMessageDate('1 March 2027')).toBe('1 de marzo de 2027');
});

test('the page shows what is no date of a message as it is', () => {
  expect(localizeMessageDate('22/11/2026')).toBe('22/11/2026');
});
