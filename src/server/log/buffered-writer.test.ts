import { afterEach, expect, test, vi } from 'vitest';
import { createBufferedWriter } from './buffered-writer.ts';

const delayMs = 100;

afterEach(() => void vi.useRealTimers());

function startWriter() {
  vi.useFakeTimers();
  const written: string[] = [];
  return { written, writer: createBufferedWriter((text) => written.push(text), delayMs) };
}

test('lines are written together after a delay', () => {
  const { written, writer } = startWriter();
  writer.add('a');
  writer.add('b');
  vi.advanceTimersByTime(delayMs - 1);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['a\nb\n']);
});

test('lines are written at once on flush', () => {
  const { written, writer } = startWriter();
  writer.add('c');
  writer.flush();
  writer.flush();
  expect(written).toEqual(['c\n']);
});

test('500 lines are written at once', () => {
  const { written, writer } = startWriter();
  for (let line = 0; line < 499; line++) writer.add('x');
  expect(written).toEqual([]);
  writer.add('x');
  expect(written).toEqual(['x\n'.repeat(500)]);
});

test('an idle writer writes nothing', () => {
  const { written, writer } = startWriter();
  for (let line = 0; line < 500; line++) writer.add('x');
  vi.advanceTimersByTime(10 * delayMs);
  writer.flush();
  expect(written).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
