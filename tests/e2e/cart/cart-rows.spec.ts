import { byCss, namedRows } from '#tests/e2e/support/by-css.ts';
import { refocus } from '#tests/e2e/support/cart-badge.ts';
import { fetchCart, fillCart } from '#tests/e2e/support/carts.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { createCartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';

const five = [
  { ...alba, quantity: 40 },
  { category: 'Whole Spices', type: 'White Pepper', quantity: 200, packWeight: '50', unit: 'kg' },
  { category: 'Spice Powder', type: 'Turmeric', quantity: 10, packWeight: '12.5', unit: 'kg' },
  { ...cloves, quantity: 3 },
  { ...leafOil, quantity: 24 },
] as const;

const many = Array.from({ length: 40 }, (_, index) => ({ ...alba, quantity: index + 1 }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('of 40 items Remove and Undo keep the scroll position, the focus and the order, in every tab', async ({
    page,
    context,
    request,
    email,
    cartPage,
    seedCart,
  }) => {
    await seedCart(...many);
    await cartPage.openEarly();
    const item = { ...alba, quantity: 20 };
    const scrollY = () => page.evaluate(() => window.scrollY);
    await cartPage.remove(item).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const before = await scrollY();
    expect(before).toBeGreaterThan(740);

    await cartPage.remove(item).click();
    await expect(cartPage.undoRemoving(item)).toBeFocused();
    await expect(cartPage.undoRemoving(item)).toBeInViewport();
    expect(Math.abs((await scrollY()) - before)).toBeLessThan(20);
    const other = await context.newPage();
    const otherCartPage = createCartPage(other);
    await otherCartPage.openEarly();
    await expect(otherCartPage.rows).toHaveCount(40);

    await page.bringToFront();
    await cartPage.undoRemoving(item).click();
    await expect(cartPage.remove(item)).toBeFocused();
    await expect(cartPage.remove(item)).toBeInViewport();
    expect(Math.abs((await scrollY()) - before)).toBeLessThan(20);
    expect(await fetchCart(request, email)).toEqual(many);
    await refocus(other);
    await expect(otherCartPage.rows).toHaveCount(41);
    await expect(otherCartPage.rows.nth(20)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
    await expect(cartPage.rows.nth(20)).toHaveAccessibleName(/^Cinnamon Alba 20 25 kg/);
  });

  test('rows are low, and a bar leads to the form that sends the request', async ({ page, cartPage, seedCart }) => {
    await seedCart(...five);
    await cartPage.openEarly();
    await expect(cartPage.rows).toHaveCount(6);
    const heights = await namedRows(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(114);
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

test('on a wide screen the send panel stays in view beside 40 items', async ({ page, cartPage, seedCart }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedCart(...many);
  await cartPage.openEarly();
  await cartPage.row({ ...alba, quantity: 35 }).scrollIntoViewIfNeeded();
  await expect(cartPage.sendButton).toBeInViewport({ ratio: 1 });
  await expect(cartPage.name).toBeInViewport({ ratio: 1 });
});

test('on a wide screen a row has a picture, a link and two lines, and no long figure is broken', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart({ ...alba, quantity: 10 }, { ...cloves, quantity: 7 });
  await cartPage.openEarly();
  const link = cartPage.rows.nth(1).getByRole('link', { name: 'Alba' });

  await test.step('the weight and the total take two lines', async () => {
    await expect(link).toBeVisible();
    const heights = await byCss(page, 'tbody tr td:nth-of-type(3)').evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...heights)).toBeLessThan(60);
  });

  await test.step('the reference stays on one line at any width', async () => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const reference = page.getByRole('region', { name: /^Items of/ }).getByText(/^CSE-\d{8}-\w{4}$/);
      await expect(reference).toBeVisible();
      const { height, line } = await reference.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        line: parseFloat(getComputedStyle(element).fontSize) * 2,
      }));
      expect(height).toBeLessThan(line);
    }
  });

  await test.step('neither measure of a total is broken beside long numbers', async () => {
    await fillCart(request, email, { ...alba, quantity: 1111, packWeight: '12.5' });
    await refocus(page);
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

  await test.step('large numbers are grouped', async () => {
    await fillCart(request, email, { ...alba, quantity: 1_000_000, packWeight: '999999' });
    await refocus(page);
    await expect(cartPage.rows.nth(4)).toContainText('1,000,000');
    await expect(cartPage.rows.nth(4)).toContainText('999,999 kg');
    await expect(cartPage.rows.nth(4)).toContainText('999,999,000,000 kg');
  });

  await test.step('the picture is a link to the product, if the product is known', async () => {
    await fillCart(request, email, { ...cloves, type: 'Saffron' });
    await refocus(page);
    await expect(link).toHaveAttribute('href', '/product/12');
    const picture = byCss(cartPage.rows.nth(1), 'td:first-child a[href="/product/12"] img');
    await expect(picture).toHaveAttribute('src', /product-12-main/);
    await expect(page.getByRole('row', { name: /Saffron/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Saffron/ }).getByRole('link')).toHaveCount(0);
    await picture.click();
    await expect(page).toHaveURL('/product/12');
  });
});

test('a removed row leaves the focus where the visitor has moved it, and another tab restores it', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  const removed = { ...alba, quantity: 9 };
  const [id] = await seedCart(removed, cloves, alba);
  await cartPage.openEarly();
  const alike = cartPage.rows.filter({ hasText: '2 rows like this' });
  await expect(alike).toHaveCount(2);
  const release = await holdResponses(page, '**/api/cart/*');
  await cartPage.remove(removed).click();
  await cartPage.name.focus();
  release();
  await expect(cartPage.undoRemoving(removed)).toBeVisible();
  await expect(cartPage.name).toBeFocused();
  await expect(alike).toHaveCount(0);

  const notice = byCss(cartPage.undo, 'xpath=ancestor::*[contains(@class, "border-leaf")]');
  await expect(notice).toHaveCSS('background-color', 'rgb(241, 231, 216)');
  await expect(notice).toHaveCSS('border-left-color', 'rgb(76, 91, 58)');

  await request.put(`/api/cart/${id}`, { data: { ...removed, email } });
  await fillCart(request, email, leafOil);
  await refocus(page);
  await expect(cartPage.rows).toHaveCount(5);
  await expect(cartPage.undo).toHaveCount(0);
});

test('five items have totals, keep their places when they are removed and restored, and are shared', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(...five);
  await cartPage.openEarly();

  await test.step('each and the whole request have totals, on screen, in print and in the message', async () => {
    const total = page.getByText('Total 11,126.5 kg (24,530 lb) and 12 l', { exact: true });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const [index, text] of ['1,000 kg', '10,000 kg', '125 kg', '1.5 kg', '12 l'].entries()) {
        await expect(namedRows(page).nth(index)).toContainText(text);
      }
      await expect(total).toBeVisible();
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('region', { name: 'Message preview' })).toContainText(
      'Total: 11,126.5 kg (24,530 lb) and 12 l',
    );
  });

  await test.step('several removed items keep their places and are restored one by one', async () => {
    const [first, second, , , last] = five;
    await cartPage.remove(second).click();
    await expect(page.getByText('Total 1,126.5 kg (2,484 lb) and 12 l', { exact: true })).toBeVisible();
    for (const item of [first, last]) await cartPage.remove(item).click();
    await expect(cartPage.undo).toHaveCount(3);
    for (const item of [last, second, first]) {
      await cartPage.undoRemoving(item).click();
      await expect(cartPage.remove(item)).toBeFocused();
    }
    expect(await fetchCart(request, email)).toEqual(five);
    for (const [index, { type }] of five.entries()) {
      await expect(cartPage.rows.nth(index + 1)).toHaveAccessibleName(new RegExp(type));
    }
  });

  await test.step('the link to share is in view with its buttons when it opens', async () => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await cartPage.share.click();
    await expect(page.getByRole('button', { name: 'Copy Link' })).toBeInViewport({ ratio: 1 });
  });
});

test('items without weight are counted apart, on screen, in print and in the message', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await seedCart(alba, { ...cloves, quantity: 3, packWeight: '0' });
  await cartPage.openEarly();
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

test('a preview shows the message while it is written, below the items', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.openEarly();
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
