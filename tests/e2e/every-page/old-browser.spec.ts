import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';

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

function dropRules(source: string): void {
  const gone = new RegExp(source);
  const drop = (parent: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = parent.cssRules.length - 1; index >= 0; index--) {
      const rule = parent.cssRules.item(index);
      if (rule && gone.test(rule.cssText.split('{')[0] ?? '')) parent.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) drop(rule);
    }
  };
  for (const sheet of document.styleSheets) drop(sheet);
}

for (const [name, remove] of Object.entries(missing)) {
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
    await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(page).toHaveURL('/order/cinnamon?type=Alba');
    await expect(page.getByRole('heading', { level: 1, name: 'Order Cinnamon' })).toBeVisible();
    await expect(byCss(page, 'html')).not.toHaveAttribute('data-order-type');
    expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([]);
  });
}

test('in a browser like Firefox 115 every page keeps its layout', async ({ page }) => {
  await page.addInitScript(missing['registered properties']);
  for (const path of ['/', '/history', '/products', `/product/${idsByName.alba}`, '/order/cinnamon', '/papers']) {
    await page.goto(path);
    await page.evaluate(dropRules, String.raw`:has\(|^@property|^@starting-style|&`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('without layers, as in Safari 15.3, a page is plain, and its words and links are there', async ({ page }) => {
  await page.addInitScript(missing['registered properties']);
  await page.goto(`/product/${idsByName.alba}`);
  await page.evaluate(dropRules, '^@layer|^@property');
  await expect(byCss(page, 'body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT US' }).click();
  await expect(page).toHaveURL('/contact');
});
