import { refocus } from '#tests/e2e/support/cart-badge.ts';
import { alba, cloves, fillCart, leafOil, storedCart } from '#tests/e2e/support/cart-data.ts';
import { createCartPage } from '#tests/e2e/support/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const five = [
  { ...alba, quantity: 40 },
  { category: 'Whole Spices', type: 'White Pepper', quantity: 200, packWeight: '50', unit: 'kg' },
  { category: 'Spice Powder', type: 'Turmeric', quantity: 10, packWeight: '12.5', unit: 'kg' },
  { ...cloves, quantity: 3 },
  { ...leafOil, quantity: 24 },
] as const;

const many = Array.from({ length: 40 }, (_, index) => ({ ...alba, quantity: index + 1 }));

test.describe('on a phone with 40 items', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Remove and Undo keep the scroll position, the focus and the order, in every tab', async ({
    page,
    context,
    request,
    email,
    cartPage,
    seedCart,
  }) => {
    await seedCart(...many);
    await cartPage.open();
    const item = { ...alba, quantity: 20 };
    const scrollY = () => page.evaluate(() => window.scrollY);
    await cartPage.remove(item).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const before = await scrollY();
    expect(before).toBeGreaterThan(740);

    await cartPage.remove(item).click();
    await expect(cartPage.undoOf(item)).toBeFocused();
    await expect(cartPage.undoOf(item)).toBeInViewport();
    expect(Math.abs((await scrollY()) - before)).toBeLessThan(20);
    const other = await context.newPage();
    const otherCartPage = createCartPage(other);
    await otherCartPage.open();
    await expect(otherCartPage.rows).toHaveCount(40);

    await page.bringToFront();
    await cartPage.undoOf(item).click();
    await expect(cartPage.remove(item)).toBeFocused();
    await expect(cartPage.remove(item)).toBeInViewport();
    expect(Math.abs((await scrollY()) - before)).toBeLessThan(20);
    expect(await storedCart(request, email)).toEqual(many);
    await refocus(other);
    await expect(otherCartPage.rows).toHaveCount(41);
    await expect(otherCartPage.rows.nth(20)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
    await expect(cartPage.rows.nth(20)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
  });

  test('rows are low, and a bar leads to the form that sends the request', async ({ page, cartPage, seedCart }) => {
    await seedCart(...five);
    await cartPage.open();
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(112);
    await expect(page.getByText('5 items, 11.1 t and 12 l')).toBeInViewport();
    await expect(cartPage.sendButton).not.toBeInViewport();
    const send = page.getByRole('button', { name: 'Send request', exact: true });
    await send.click();
    await expect(cartPage.name).toBeFocused();
    await expect(cartPage.name).toBeInViewport({ ratio: 1 });
    await cartPage.fillContact({ name: 'Ana', phone: '+52 1' });
    await page.evaluate(() => window.scrollTo(0, 0));
    await send.click();
    await expect(cartPage.sendButton).toBeFocused();
  });
});

test('on a wide screen the weight and the total of a row take two lines', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedCart({ ...alba, quantity: 10 }, { ...cloves, quantity: 7 });
  await cartPage.open();
  const heights = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(90);
});

test('rows with the same product in the same pack say so, until only one is left', async ({ cartPage, seedCart }) => {
  await seedCart(alba, cloves, { ...alba, quantity: 9 });
  await cartPage.open();
  const alike = cartPage.rows.filter({ hasText: '2 rows like this' });
  await expect(alike).toHaveCount(2);
  await cartPage.remove({ ...alba, quantity: 9 }).click();
  await expect(alike).toHaveCount(0);
});

test('several removed items keep their places and are restored one by one', async ({
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(...five);
  await cartPage.open();
  const [first, second, , , last] = five;
  for (const item of [second, first, last]) await cartPage.remove(item).click();
  await expect(cartPage.undo).toHaveCount(3);
  for (const item of [last, second, first]) {
    await cartPage.undoOf(item).click();
    await expect(cartPage.remove(item)).toBeFocused();
  }
  expect(await storedCart(request, email)).toEqual(five);
  for (const [index, { type }] of five.entries()) {
    await expect(cartPage.rows.nth(index + 1)).toHaveAccessibleName(new RegExp(type));
  }
});

test('the focus stays where the visitor has moved it while an item is removed', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  await cartPage.open();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/cart/*', async (route) => {
    await isReleased;
    await route.fallback();
  });
  await cartPage.remove(alba).click();
  await cartPage.name.focus();
  release();
  await expect(cartPage.undoOf(alba)).toBeVisible();
  await expect(cartPage.name).toBeFocused();
});

test('items and the whole request have totals, on screen, in print and in the message', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(...five);
  await cartPage.open();
  const total = page.getByText('Total 11,126.5 kg (24,530 lb) and 12 l', { exact: true });
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const [index, text] of ['1,000 kg', '10,000 kg', '125 kg', '1.5 kg', '12 l'].entries()) {
      await expect(page.locator('tbody tr').nth(index)).toContainText(text);
    }
    await expect(total).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('region', { name: 'Message preview' })).toContainText(
    'Total: 11,126.5 kg (24,530 lb) and 12 l',
  );
  await cartPage.remove(five[1]).click();
  await expect(page.getByText('Total 1,126.5 kg (2,484 lb) and 12 l', { exact: true })).toBeVisible();
});

test('sums are exact decimals', async ({ page, cartPage, seedCart }) => {
  await seedCart(...Array.from({ length: 10 }, () => ({ ...alba, quantity: 1, packWeight: '0.1' })));
  await cartPage.open();
  await expect(page.getByText('Total 1 kg (2.2 lb)', { exact: true })).toBeVisible();
});

test('items without weight are counted apart, on screen, in print and in the message', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedCart(alba, { ...cloves, quantity: 3, packWeight: '0' });
  await cartPage.open();
  await expect(cartPage.rows.last()).toHaveAccessibleName(/^Whole Spices Cloves 3 0 kg Change/);
  const total = page.getByText('Total 50 kg (110 lb), 1 item without weight', { exact: true });
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(total).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('region', { name: 'Message preview' })).toContainText(
    'Total: 50 kg (110 lb), 1 item without weight',
  );
  await cartPage.remove(alba).click();
  await expect(page.getByText('Total 1 item without weight', { exact: true })).toBeVisible();
  await expect(page.getByText('1 item', { exact: true }).last()).toBeVisible();
});

test('large numbers are grouped', async ({ cartPage, seedCart }) => {
  await seedCart({ ...alba, quantity: 1_000_000, packWeight: '999999' });
  await cartPage.open();
  await expect(cartPage.rows.nth(1)).toContainText('1,000,000');
  await expect(cartPage.rows.nth(1)).toContainText('999,999 kg');
  await expect(cartPage.rows.nth(1)).toContainText('999,999,000,000 kg');
});

test('each item has a picture and a link to its product', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, { ...cloves, type: 'Saffron' });
  await cartPage.open();
  const link = cartPage.row(alba).getByRole('link', { name: 'Alba' });
  await expect(link).toHaveAttribute('href', '/product/12');
  await expect(link.locator('img')).toHaveAttribute('src', /product-12-main/);
  await expect(page.getByRole('row', { name: /Saffron/ }).getByRole('link')).toHaveCount(0);
  await link.locator('img').click();
  await expect(page).toHaveURL('/product/12');
});

test('the send panel stays in view beside 40 items', async ({ cartPage, seedCart }) => {
  await seedCart(...many);
  await cartPage.open();
  await cartPage.row({ ...alba, quantity: 35 }).scrollIntoViewIfNeeded();
  await expect(cartPage.sendButton).toBeInViewport({ ratio: 1 });
  await expect(cartPage.name).toBeInViewport({ ratio: 1 });
});

test('a preview shows the message while it is written, below the items', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.open();
  const preview = page.getByRole('region', { name: 'Message preview' });
  await expect(preview).toContainText('1. Cinnamon, Alba, quantity 2, pack weight 25 kg');
  await cartPage.name.fill('Ana López');
  await expect(preview).toContainText('Name: Ana López');
  const [list, box, panel] = await Promise.all([
    page.getByRole('region', { name: /^Items of/ }).boundingBox(),
    preview.boundingBox(),
    page.getByRole('region', { name: 'Send your request' }).boundingBox(),
  ]);
  expect(box?.x).toBe(list?.x);
  const bottom = (part: typeof box) => (part?.y ?? 0) + (part?.height ?? 0);
  expect((box?.y ?? 999) - bottom(list)).toBeLessThan(160);
  expect(bottom(box)).toBeGreaterThan(bottom(panel) - 120);
  await cartPage.phone.fill('+52 1');
  await cartPage.send();
  await expect(preview).toHaveCount(0);
});

test('the link to share is in view with its buttons when it opens', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await seedCart(...five);
  await cartPage.open();
  await cartPage.share.click();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeInViewport({ ratio: 1 });
});

test('an item that another tab has restored is not there twice', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  const [id] = await seedCart(alba, cloves);
  await cartPage.open();
  await cartPage.remove(alba).click();
  await expect(cartPage.undoOf(alba)).toBeFocused();
  await request.put(`/api/cart/${id}`, { data: { ...alba, email } });
  await fillCart(request, email, leafOil);
  await refocus(page);
  await expect(cartPage.rows).toHaveCount(4);
  await expect(cartPage.undo).toHaveCount(0);
});

test('the reference stays on one line at any width', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await cartPage.open();
    const reference = page.getByRole('region', { name: /^Items of/ }).getByText(/^CSE-\d{8}-\w{4}$/);
    await expect(reference).toBeVisible();
    const { height, line } = await reference.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      line: parseFloat(getComputedStyle(element).fontSize) * 2,
    }));
    expect(height).toBeLessThan(line);
  }
});

test('the notice of a removed item has the ground and the edge of the site’s own notices', async ({
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, { ...alba, type: 'H1' });
  await cartPage.open();
  await cartPage.remove(alba).click();
  const notice = cartPage.undo.locator('xpath=ancestor::*[contains(@class, "border-leaf")]');
  await expect(notice).toHaveCSS('background-color', 'rgb(241, 231, 216)');
  await expect(notice).toHaveCSS('border-left-color', 'rgb(76, 91, 58)');
});

test('neither measure of an item’s total is broken beside long numbers', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await seedCart({ ...alba, quantity: 1111, packWeight: '12.5' });
  await cartPage.open();
  const total = page
    .getByRole('row')
    .getByText(/13,887\.5/)
    .last();
  await expect(total).toBeVisible();
  const lines = await total.evaluate((element) => {
    const text = [...element.childNodes].find((node) => node.textContent?.includes('13,887.5')) as Text;
    return ['13,887.5', 'kg', '(', 'lb)'].map((part) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(part));
      range.setEnd(text, text.data.indexOf(part) + part.length);
      const boxes = [...range.getClientRects()];
      return { count: boxes.length, top: boxes[0]?.top };
    });
  });
  const [figure, unit, pounds, poundsUnit] = lines;
  expect(lines.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  expect(unit?.top).toBe(figure?.top);
  expect(poundsUnit?.top).toBe(pounds?.top);
});
