import { cart } from '#text/cart.ts';
import { alba, leafOil } from './support/cart-data.ts';
import { expect, ready, test } from './support/test.ts';

const chunk = /\/assets\/on-demand-parts-[^/]*\.js$/;

test('what can be opened in the cart is loaded at the first interaction, and not before', async ({
  page,
  seedCart,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) requests.push(request.url());
  });
  await seedCart(alba);
  await page.goto('/cart');
  await ready(page);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => requests.length).toBe(1);
});

test('what can’t be loaded when it is opened says so, and the next press opens it', async ({
  page,
  seedCart,
  cartPage,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED/);
  await seedCart(alba);
  await page.route(chunk, (route) => route.abort());
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Change/ }).click();
  await expect(page.getByRole('alert')).toHaveText(cart.partFailed);
  await page.unroute(chunk);
  await page.getByRole('button', { name: /^Change/ }).click();
  await expect(page.getByLabel('Pack weight')).toHaveValue(alba.packWeight);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await cartPage.share.click();
  await expect(page.getByLabel('Link to these items')).toBeVisible();
});

test('a form that opens late leaves the focus where the visitor has gone meanwhile', async ({
  page,
  seedCart,
  cartPage,
}) => {
  await seedCart(alba, leafOil);
  const chunkRequested = Promise.withResolvers<void>();
  const chunkSent = Promise.withResolvers<void>();
  await page.route(chunk, async (route) => {
    chunkRequested.resolve();
    await chunkSent.promise;
    await route.continue();
  });
  await cartPage.open();
  await cartPage.change(alba).click();
  await chunkRequested.promise;
  await cartPage.remove(leafOil).focus();
  chunkSent.resolve();
  await expect(page.getByLabel('Quantity')).toBeVisible();
  await expect(cartPage.remove(leafOil)).toBeFocused();
  await cartPage.remove(leafOil).press('Enter');
  await expect(cartPage.undo).toBeFocused();
});

test('the code that fetches a cart is loaded only by visitors who have one', async ({ page, seedCart }) => {
  const sources: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) sources.push(response.text());
  });
  const hasFetching = async () => (await Promise.all(sources)).some((source) => source.includes('Accept-Language'));
  await page.goto('/about');
  await ready(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(sources.length).toBeGreaterThan(2);
  expect(await hasFetching()).toBe(false);
  await seedCart(alba);
  await page.goto('/about');
  await expect(page.getByRole('link', { name: /1 item/ }).first()).toBeVisible();
  expect(await hasFetching()).toBe(true);
});
