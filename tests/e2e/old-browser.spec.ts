import { expect, test } from './support/test.ts';

/** Older than supported: without the newest methods of arrays, nested styles or registered properties. */
const missing = {
  'the newest methods of arrays': () => {
    for (const name of ['toSpliced', 'toSorted', 'toReversed']) Reflect.deleteProperty(Array.prototype, name);
  },
  'nested styles': () => {
    CSS.supports = (condition: string) => !condition.includes('&');
  },
  'registered properties': () => {
    Reflect.deleteProperty(window, 'CSSPropertyRule');
  },
};

for (const [name, remove] of Object.entries(missing))
  test(`a browser without ${name} keeps the prerendered page, and its links work`, async ({ page }) => {
    await page.addInitScript(remove);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/products');
    await page.getByRole('searchbox').focus();
    await page.getByRole('link', { name: 'Read More about Ceylon Cinnamon Alba' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeVisible();
    await page.getByRole('main').locator('form').getByRole('link', { name: 'Request a quote' }).click();
    await expect(page).toHaveURL('/order/cinnamon?type=Alba');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Cinnamon' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-order-type');
    expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([]);
  });
