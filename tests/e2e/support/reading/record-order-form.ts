import type { Page } from '@playwright/test';
import { readPageRecords } from '#tests/e2e/support/reading/page-records.ts';

/**
 * Records the pack weight and the email of the order form in each frame, from the next submit until the form is gone.
 * Returns a function that waits for that moment, and resolves to the recorded texts, each once.
 */
export async function recordOrderForm(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const recordFrame = () => {
      const field = document.querySelector<HTMLInputElement>('input[name="packWeight"]');
      const mail = document.querySelector<HTMLInputElement>('input[name="email"]');
      if (!field) return Object.assign(window, { shownInForm: shown });
      shown.push(`${field.value} ${mail?.value}`);
      requestAnimationFrame(recordFrame);
    };
    document.addEventListener('submit', recordFrame, { capture: true, once: true });
  });
  return async () => {
    await page.waitForFunction(() => 'shownInForm' in window);
    return [...new Set(await readPageRecords<string>(page, 'shownInForm'))];
  };
}
