import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';

async function submitForms(page: Page): Promise<number> {
  const forms = await byCss(page, 'form').all();
  for (const form of forms) {
    for (const input of await byCss(form, 'input:visible, textarea:visible').all()) {
      const type = await input.getAttribute('type');
      await input.fill(type === 'email' ? 'ana@example.com' : type === 'number' ? '5' : 'secret');
    }
    const submit = byCss(form, 'button[type=submit]');
    if (await submit.isVisible()) await submit.click();
    for (const input of await byCss(form, 'input:visible').all()) await input.press('Enter');
  }
  return forms.length;
}

const pathsWithFormsBeforeScripts = ['/contact', '/order/cinnamon', `/product/${idsByName.alba}`, '/products'];

for (const [name, javaScriptEnabled] of [
  ['with script switched off', false],
  ['with script files that fail', true],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('forms neither change the URL nor send a request', async ({ page, expectedConsole }) => {
      expectedConsole.push(/ERR_FAILED/);
      await page.route(/\.js$/, (route) => route.abort());
      const navigations: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.isNavigationRequest()) navigations.push(pathname + search);
      });
      for (const path of pathsWithFormsBeforeScripts) {
        await page.goto(path);
        const address = page.url();
        expect(await submitForms(page), `forms of ${path}`).toBe(1);
        expect(page.url(), path).toBe(address);
      }
      // A navigation by a form would be recorded before this one.
      await page.goto('/shop');
      expect(navigations).toEqual([...pathsWithFormsBeforeScripts, '/shop']);
    });
  });
}
