import { expect, test } from 'vitest';
import { createDoubleTap } from './double-tap.ts';

const here = { x: 10, y: 10 };

test('two taps count if they are close in time and place, and the third is a first one', () => {
  const isSecond = createDoubleTap();
  expect([0, 349, 500, 849].map((timeMs) => isSecond(here, timeMs))).toEqual([false, true, false, true]);
});

test('a tap that comes too late, or elsewhere, is a first one', () => {
  const isSecond = createDoubleTap();
  expect([0, 350].map((timeMs) => isSecond(here, timeMs))).toEqual([false, false]);
  expect(isSecond({ x: 50, y: 10 }, 400)).toBe(false);
  expect(isSecond({ x: 50, y: 49 }, 500)).toBe(true);
});
