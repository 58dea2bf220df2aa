import { alba } from '#tests/e2e/support/cart-data.ts';
import { pagePaths } from '#tests/e2e/support/paths.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';

for (const path of pagePaths) {
  test(`${path} prints its words in dark ink, without controls, films and empty frames`, async ({ page }) => {
    await page.setViewportSize({ width: 660, height: 980 });
    await page.goto(path);
    await ready(page);
    await page.emulateMedia({ media: 'print' });
    const found = await page.evaluate(() => {
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1;
      const name = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
      const controls = [
        ...document.querySelectorAll('button, input, select, textarea, video, iframe, a[href="#content"]'),
      ];
      // A canvas turns any CSS colour into bytes.
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
        willReadFrequently: true,
      });
      const lightness = (colour: string) => {
        if (!canvas) return 0;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
      };
      const titles = [...document.querySelectorAll('main :is(h1, h2, h3, p)')].filter(isShown);
      const hasFrame = (element: Element) => {
        const { borderTopWidth, borderTopStyle, boxShadow, backgroundColor } = getComputedStyle(element);
        const isLined = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return isLined || boxShadow !== 'none' || !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
      };
      const isEmpty = (element: Element) =>
        element.textContent.trim() === '' &&
        ![element, ...element.querySelectorAll('img, svg')].some((each) => each.matches('img, svg') && isShown(each));
      const frames = [...document.querySelectorAll('body *:not(svg *)')].filter(
        (element) =>
          isShown(element) && element.getBoundingClientRect().height > 24 && hasFrame(element) && isEmpty(element),
      );
      return {
        frames: frames.map((element) => element.outerHTML.slice(0, 90)),
        controls: controls.filter((control) => isShown(control) && !control.querySelector('img')).map(name),
        pale: titles.filter((title) => lightness(getComputedStyle(title).color) > 0.6).map(name),
      };
    });
    expect(found).toEqual({ frames: [], controls: [], pale: [] });
  });
}

test('sheets of every kind of page have margins of 18 mm', async ({ page, seedCart }) => {
  await seedCart(alba);
  for (const path of ['/about', '/products', '/product/12', '/cart', '/compare', '/catalogue']) {
    await page.goto(path);
    await ready(page);
    const margins = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => Array.from(sheet.cssRules))
        .filter((rule) => rule instanceof CSSPageRule)
        .map((rule) => rule.style.margin)
        .filter((margin) => margin !== ''),
    );
    expect(new Set(margins), path).toEqual(new Set(['18mm']));
  }
});

test('what is still rising into view is printed in full', async ({ page }) => {
  await page.goto('/products');
  const card = page.getByRole('main').getByRole('listitem').nth(20);
  await card.evaluate((item) => {
    for (const part of [item, item.parentElement]) part?.animate({ opacity: [0, 0] }, 1e6);
  });
  await expect(card).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCSS('opacity', '1');
  await expect(card.locator('xpath=..')).toHaveCSS('opacity', '1');
});

test('an open menu is not printed over the page', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 980 });
  await page.goto('/about');
  await ready(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.locator('dialog[open]');
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
});
