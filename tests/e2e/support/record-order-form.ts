import type { Page } from '@playwright/test';

/**
 * Records, in each frame from the next submit until the order form is gone, its pack weight and its e-mail. The
 * function that it returns waits for the end, and gives what was shown, each once.
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
