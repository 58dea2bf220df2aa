import { afterEach, expect, test, vi } from 'vitest';
import { createBufferedWriter } from './buffered-writer.ts';

afterEach(() => void vi.useRealTimers());

test('lines are written in batches, after a delay or on flush', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const writer = createBufferedWriter((text) => written.push(text), 100);
  writer.add('a');
  writer.add('b');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n']);
  writer.add('c');
  writer.flush();
  writer.flush();
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test('500 lines are written at once, and an idle writer writes nothing', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const writer = createBufferedWriter((text) => written.push(text), 100);
  for (let line = 0; line < 499; line++) writer.add('x');
  expect(written).toEqual([]);
  writer.add('x');
  expect(written).toEqual(['x\n'.repeat(500)]);
  vi.advanceTimersByTime(1000);
  writer.flush();
  expect(written).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
