import type { Browser } from './browser.ts';

export function readFormValues(browser: Browser): Promise<Record<string, unknown>> {
  return browser.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    return form ? Object.fromEntries(new FormData(form)) : {};
  });
}
