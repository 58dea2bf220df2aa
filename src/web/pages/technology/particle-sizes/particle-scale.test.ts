import { describe, expect, test } from 'vitest';
import { minorTicks, scalePosition } from './particle-scale.ts';

describe('particle size scale', () => {
  test('ranges from 5 microns to 20 millimetres', () => {
    expect(scalePosition(5)).toBe(0);
    expect(scalePosition(20_000)).toBe(1);
  });

  test('is logarithmic', () => {
    const step = scalePosition(100) - scalePosition(10);
    expect(scalePosition(1000) - scalePosition(100)).toBeCloseTo(step, 10);
    expect(scalePosition(10_000) - scalePosition(1000)).toBeCloseTo(step, 10);
  });

  test('has minor ticks only between its ends', () => {
    expect(minorTicks[0]).toBe(6);
    expect(minorTicks.at(-1)).toBe(9000);
  });
});
