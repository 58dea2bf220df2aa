import { expect, test } from 'vitest';
import { longDate, messageDate } from './quote-message.ts';

test('the message has an English date, the pages a Spanish one', () => {
  const date = new Date('2026-11-22T12:00:00');
  expect(messageDate(date)).toBe('22 November 2026');
  expect(longDate(date)).toBe('22 de noviembre de 2026');
});
