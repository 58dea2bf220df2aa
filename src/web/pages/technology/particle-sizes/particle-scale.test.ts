import { describe, expect, test } from 'vitest';
import { alongScale, minorTicks } from './particle-scale.ts';

describe('particle size scale', () => {
  test('ranges from 5 microns to 20 millimetres', () => {
    expect(alongScale(5)).toBe(0);
    expect(alongScale(20_000)).toBe(1);
  });

  test('is logarithmic', () => {
    const step = alongScale(100) - alongScale(10);
    expect(alongScale(1000) - alongScale(100)).toBeCloseTo(step, 10);
    expect(alongScale(10_000) - alongScale(1000)).toBeCloseTo(step, 10);
  });

  test('has minor ticks only between its ends', () => {
    expect(minorTicks[0]).toBe(6);
    expect(minorTicks.at(-1)).toBe(9000);
  });
});
