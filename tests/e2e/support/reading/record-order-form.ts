import type { Page } from '@playwright/test';

/**
 * Records the pack weight and the e-mail of the order form in each frame, from the next submit until the form is gone.
 * Returns a function that waits for that moment, and resolves to the recorded texts, each once.
 */
export async function recordOrderForm(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const frames: string[] = [];
    const sample = () => {
      const field = document.querySelector<HTMLInputElement>('input[name="packWeight"]');
      const mail = document.querySelector<HTMLInputElement>('input[name="email"]');
      if (!field) return sessionStorage.setItem('frames', JSON.stringify(frames));
      frames.push(`${field.value} ${mail?.value}`);
      requestAnimationFrame(sample);
    };
    document.addEventListener('submit', sample, { capture: true, once: true });
  });
  return async () => {
    const frames = await page.waitForFunction(() => sessionStorage.getItem('frames'));
    return [...new Set(JSON.parse((await frames.jsonValue()) ?? '[]') as string[])];
  };
}
