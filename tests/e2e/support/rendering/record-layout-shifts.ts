import type { Page } from '@playwright/test';
import { readPageRecords } from '#tests/e2e/support/reading/page-records.ts';

interface Options {
  readonly ignoresInput?: boolean;
}

export async function recordLayoutShifts(
  page: Page,
  { ignoresInput = false }: Options = {},
): Promise<() => Promise<number>> {
  await page.addInitScript((ignores) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!ignores || !hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ignoresInput);
  return async () => {
    const shifts = await readPageRecords<number>(page, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  };
}
