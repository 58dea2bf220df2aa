import type { Locator } from '@playwright/test';

/** All clicks come before the page can render again. */
export async function clickFiftyTimes(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 50; click++) element.click();
  });
}
