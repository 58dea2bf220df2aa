import type { Page } from '@playwright/test';
import { readPageRecords } from '#tests/e2e/support/page-records.ts';

export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await readPageRecords<number>(page, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}
