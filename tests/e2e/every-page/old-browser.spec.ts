import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
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

const unknownToFirefox115 = String.raw`:has\(|^@property|^@starting-style|&`;
const unknownToSafari153 = '^@layer|^@property';

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
  test(`a browser without ${name} shows prerendered pages, whose links work`, async ({ page }) => {
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
    await expect(byCss(page, 'html')).not.toHaveAttribute('data-type-in-url');
    expect(scripts.filter((path) => !path.includes('/boot-'))).toEqual([]);
  });
}

for (const path of ['/', '/history', '/products', `/product/${idsByName.alba}`, '/order/cinnamon', '/papers']) {
  test(`${path} keeps its layout in a browser like Firefox 115`, async ({ page }) => {
    await page.addInitScript(missing['registered properties']);
    await page.goto(path);
    await page.evaluate(dropRules, unknownToFirefox115);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 }), `at ${width} px`).toBeInViewport();
      await expectNoSidewaysScroll(page, path);
      await expect(page.getByRole('dialog'), `at ${width} px`).toHaveCount(0);
    }
  });
}

test('without layers, as in Safari 15.3, a plain page keeps its words and links', async ({ page }) => {
  await page.addInitScript(missing['registered properties']);
  await page.goto(`/product/${idsByName.alba}`);
  await page.evaluate(dropRules, unknownToSafari153);
  await expect(byCss(page, 'body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT US' }).click();
  await expect(page).toHaveURL('/contact');
});
