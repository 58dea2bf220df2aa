import { expect, test } from 'vitest';
import { createDoubleTapDetector, maxPauseMs } from './double-tap-detector.ts';

const here = { x: 10, y: 10 };

test('two taps count if they are close in time, and the third is a first one', () => {
  const isSecond = createDoubleTapDetector();
  expect(isSecond(here, 0)).toBe(false);
  expect(isSecond(here, maxPauseMs - 1)).toBe(true);
  expect(isSecond(here, 500)).toBe(false);
  expect(isSecond(here, 500 + maxPauseMs - 1)).toBe(true);
});

test('a tap that comes too late is a first one', () => {
  const isSecond = createDoubleTapDetector();
  expect(isSecond(here, 0)).toBe(false);
  expect(isSecond(here, maxPauseMs)).toBe(false);
});

test('a tap elsewhere is a first one, and one close to it its second', () => {
  const isSecond = createDoubleTapDetector();
  expect(isSecond(here, 0)).toBe(false);
  expect(isSecond({ x: 50, y: 10 }, 50)).toBe(false);
  expect(isSecond({ x: 50, y: 49 }, 150)).toBe(true);
});
