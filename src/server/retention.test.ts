import { expect, test, vi } from 'vitest';
import { forgetOld, startRetention, type Forgetful } from './retention.ts';

const dayMs = 86_400_000;

/** Storage with so many old rows, which remembers how it was asked. */
function rows(untouched: number, markers: number) {
  const asked: [kind: string, before: number, limit: number][] = [];
  const take = (limit: number, left: number) => Math.min(limit, left);
  const carts: Forgetful = {
    removeUntouched: (before, limit) => {
      asked.push(['untouched', before, limit]);
      const taken = take(limit, untouched);
      untouched -= taken;
      return Promise.resolve(taken);
    },
    removeMarkers: (before, limit) => {
      asked.push(['markers', before, limit]);
      const taken = take(limit, markers);
      markers -= taken;
      return Promise.resolve(taken);
    },
  };
  return { carts, asked };
}

test('old carts go in batches until none is left, markers of removed lines after a day', async () => {
  const { carts, asked } = rows(1100, 3);
  const now = 1000 * dayMs;
  expect(await forgetOld(carts, 365, now)).toBe(1103);
  const batch = ['untouched', 635 * dayMs, 500];
  expect(asked).toEqual([batch, batch, batch, ['markers', 999 * dayMs, 500]]);
});

test('0 days keep every cart', async () => {
  const { carts, asked } = rows(1100, 3);
  expect(await forgetOld(carts, 0, 1000 * dayMs)).toBe(3);
  expect(asked.map(([kind]) => kind)).toEqual(['markers']);
});

test('it runs a minute after the start and then every hour, tells of a failure, and goes on', async () => {
  vi.useFakeTimers();
  const warnings: string[] = [];
  let calls = 0;
  const failing = () => {
    calls++;
    return Promise.reject(new Error('locked'));
  };
  const stop = startRetention({ removeUntouched: failing, removeMarkers: failing }, 1, (line) => warnings.push(line));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(calls).toBe(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toBe(2);
  expect(warnings).toEqual(Array.from({ length: 2 }, () => 'old carts were not removed: locked'));
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(calls).toBe(2);
  vi.useRealTimers();
});
