import { expect, test } from 'vitest';
import { chooseLineFormat, formatJsonLine, formatPlainLine } from './log-line.ts';

test('a program reads a line of JSON with time, level and what belongs to the message', () => {
  const line = formatJsonLine('error', 'two\nlines', { request: 'a.1' });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
    level: 'error',
    message: 'two\nlines',
    request: 'a.1',
  });
});

test('a person reads the message, with its level if it needs attention', () => {
  expect([
    formatPlainLine('info', 'ready'),
    formatPlainLine('warning', 'no hours'),
    formatPlainLine('error', 'full'),
  ]).toEqual(['ready', 'warning: no hours', 'error: full']);
});

test('a terminal gets lines for persons, anything else lines for programs', () => {
  expect([chooseLineFormat({ isTTY: true }), chooseLineFormat({})]).toEqual([formatPlainLine, formatJsonLine]);
});
