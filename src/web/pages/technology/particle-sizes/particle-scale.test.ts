import { describe, expect, test } from 'vitest';
import { minorTicks, toScalePosition } from './particle-scale.ts';

describe('particle size scale', () => {
  test('ranges from 5 microns to 20 millimetres', () => {
    expect(toScalePosition(5)).toBe(0);
    expect(toScalePosition(20_000)).toBe(1);
  });

  test('is logarithmic', () => {
    const step = toScalePosition(100) - toScalePosition(10);
    expect(toScalePosition(1000) - toScalePosition(100)).toBeCloseTo(step, 10);
    expect(toScalePosition(10_000) - toScalePosition(1000)).toBeCloseTo(step, 10);
  });

  test('has minor ticks only between its ends', () => {
    expect(minorTicks[0]).toBe(6);
    expect(minorTicks.at(-1)).toBe(9000);
  });
});
