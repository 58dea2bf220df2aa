import { metaRobots } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { pathNotFoundTexts, productNotFoundTexts } from '#text/pages/not-found.ts';

const notFoundStatus = /status of 404/;

const unknownProduct = '/product/999';
const otherUnknownIds = ['0', '1.5', '1e1', 'abc', '01', '-1', '%20', '999999999999999999999'];

test('the address of a product that does not exist shows Product Not Found between header and footer', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(notFoundStatus);
  await openPage(page, unknownProduct);
  await expect(page).toHaveTitle(productNotFoundTexts.head.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(metaRobots(page)).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
});

test('each address of no product gets the same page', async ({ request }) => {
  const html = await (await request.get(unknownProduct)).text();
  for (const id of otherUnknownIds) {
    const response = await request.get(`/product/${id}`);
    expect(response.status(), id).toBe(404);
    expect(await response.text(), id).toBe(html);
  }
});

test('any other unknown path shows the not-found page', async ({ page, expectedConsole }) => {
  expectedConsole.push(notFoundStatus);
  for (const path of ['/nowhere', '/about/us', `/products/${idsByName.alba}`]) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(pathNotFoundTexts.title);
    await expect(metaRobots(page), path).toHaveAttribute('content', 'noindex');
  }
});

test('the not-found page leads to products, shop and contact', async ({ page, expectedConsole }) => {
  expectedConsole.push(notFoundStatus);
  await openPage(page, '/nowhere');
  const links = page.getByRole('navigation', { name: pathNotFoundTexts.linksLabel }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/products',
    '/shop',
    '/contact',
  ]);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page is readable', async ({ page, expectedConsole }) => {
    expectedConsole.push(notFoundStatus);
    await page.goto(unknownProduct);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await page
      .getByRole('main')
      .getByRole('link', { name: productNotFoundTexts.links[0]?.label ?? '' })
      .click();
    await expect(page).toHaveURL('/products');
  });
});
