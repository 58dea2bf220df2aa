import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';
import { toPageOrder } from '#tests/e2e/support/pages/products-page.ts';
import { readPageRecords } from '#tests/e2e/support/reading/page-records.ts';
import { getProductName } from '#tests/e2e/support/reading/product-name.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the page shows all products, each with a picture, its name and a Read More link', async ({ productsPage }) => {
  await productsPage.openHydrated();
  await expect(productsPage.cards).toHaveCount(productIds.length);
  for (const [index, id] of toPageOrder(productIds).entries()) {
    const card = productsPage.cards.nth(index);
    await expect(card.getByRole('img')).toHaveAttribute('alt', /.{10}/);
    await expect(card.getByRole('heading')).toHaveText(getProductName(id));
    const link = card.getByRole('link', { name: `Read More about ${getProductName(id)}` });
    await expect(link).toContainText('Read More');
    await expect(link).toHaveAttribute('href', `/product/${id}`);
  }
});

test('the grid has one to four columns', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  for (const [width, columns] of [
    [339, 1],
    [340, 2],
    [575, 2],
    [576, 2],
    [768, 3],
    [1024, 3],
    [1025, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // `offsetTop` ignores transforms, and so the cards' entrance animation.
    const tops = await productsPage.cards.evaluateAll((items) => items.map((item) => (item as HTMLElement).offsetTop));
    expect(tops.filter((top) => top === tops[0]).length, `columns at ${width} px`).toBe(columns);
    await expectNoSidewaysScroll(page, 'the grid');
  }
});

test('each card enters 0.1 s after the one before it', async ({ productsPage }) => {
  await productsPage.openHydrated();
  const styles = await productsPage.cards.evaluateAll((items) =>
    items.map((item) => {
      const { animationName, animationDelay } = getComputedStyle(item);
      return { animationName, delay: Number.parseFloat(animationDelay) };
    }),
  );
  expect(styles.map(({ delay }) => delay)).toEqual(productIds.map((_, index) => expect.closeTo(index * 0.1, 5)));
  expect(styles.map(({ animationName }) => animationName)).not.toContain('none');
});

test('a card that is still to enter can be read', async ({ productsPage }) => {
  await productsPage.openHydrated();
  const opacities = await productsPage.cards.evaluateAll((items) =>
    items.map((item) => {
      // On a slow machine the cards have entered by now, so the entrance starts again.
      item.style.animation = 'none';
      item.getAnimations();
      item.style.animation = '';
      for (const animation of item.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      return getComputedStyle(item).opacity;
    }),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('the cards enter again after a filter was chosen', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=cinnamon');
  await page.evaluate(() => {
    const entered: (string | undefined)[] = [];
    Object.assign(window, { entered });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLLIElement) entered.push(target.querySelector('h2')?.textContent);
    });
  });
  await productsPage.categoryFilter('Spice Powders').click();
  await expect
    .poll(() => readPageRecords<string>(page, 'entered'))
    .toEqual(expect.arrayContaining(getProductIds('spice-powder').map(getProductName)));
});

test('a card that stays after a filter was chosen is the same one, and enters again', async ({ productsPage }) => {
  await productsPage.openHydrated();
  const card = await productsPage.cards.first().elementHandle();
  for (const name of ['Cinnamon Products', 'All', 'Cinnamon Products']) {
    await card?.evaluate((item) =>
      Promise.all(item.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    );
    await card?.evaluate((item) => {
      item.addEventListener('animationstart', () => item.setAttribute('data-entered', ''), { once: true });
    });
    await productsPage.categoryFilter(name).click();
    await expect(productsPage.cards.first()).toHaveAttribute('data-entered', '');
    await card?.evaluate((item) => item.removeAttribute('data-entered'));
  }
});

test('with reduced motion no card moves', async ({ page, productsPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await productsPage.openHydrated();
  const animations = await productsPage.cards.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).animationName),
  );
  expect(new Set(animations)).toEqual(new Set(['none']));
});
