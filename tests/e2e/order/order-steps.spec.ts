import type { Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { holdScripts } from '#tests/e2e/support/faults/hold-scripts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import type { CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { recordOrderForm } from '#tests/e2e/support/reading/record-order-form.ts';
import { readThemeColor } from '#tests/e2e/support/rendering/computed-looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const minRoomBelowFieldPx = 140;
const maxHeightOfOneLineBarPx = 60;
const unnoticedShiftPx = 4;

const measureBottom = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => field.getBoundingClientRect().bottom);

async function expectOneButtonToSend(page: Page, cartPage: CartPage): Promise<void> {
  const send = page.getByRole('button', { name: /^Send (the )?request$/ });
  await expect(send).toBeInViewport({ ratio: 1 });
  await send.click();
  await expect(cartPage.name).toBeFocused();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a visitor who comes with a type has the form on the first screen', async ({ page, orderPage }) => {
    await orderPage.openHydrated('cinnamon', 'Alba');
    await expect(orderPage.type).toHaveValue('Alba');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await measureBottom(page, 'Pack weight')).toBeLessThan(phone.height - minRoomBelowFieldPx);
    await expect(orderPage.packWeight).toBeInViewport({ ratio: 1 });
  });

  test('a visitor who comes with a type can choose another from the folded pictures', async ({ page, orderPage }) => {
    await orderPage.openHydrated('cinnamon', 'Alba');
    const gallery = page.getByRole('radiogroup', { name: 'Available types, in pictures' });
    await expect(gallery).toBeHidden();
    const others = page.getByRole('button', { name: 'Other types' });
    await others.click();
    await expect(others).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('radio', { name: 'C5', exact: true }).check();
    await expect(orderPage.type).toHaveValue('C5');
  });

  test('the cart after an order has one button to send', async ({ page, email, orderPage, cartPage }) => {
    await orderPage.openHydrated('cinnamon', 'C5');
    await orderPage.addItem({ packWeight: '25', email });
    await expectOneButtonToSend(page, cartPage);
  });

  test('nothing moves when an order page that was opened with a type is hydrated', async ({ page }) => {
    const releaseScripts = await holdScripts(page, 'all-but-boot');
    await page.goto('/order/cinnamon?type=Alba', { waitUntil: 'commit' });
    await byCss(page, 'html[data-type-in-url]').waitFor();
    await expect(page.getByRole('radiogroup')).toBeHidden();
    const bottomBefore = await measureBottom(page, 'Pack weight');
    releaseScripts();
    await waitUntilReady(page);
    await expect(page.getByText('Ceylon Cinnamon Alba', { exact: true }).last()).toBeVisible();
    expect(Math.abs((await measureBottom(page, 'Pack weight')) - bottomBefore)).toBeLessThan(unnoticedShiftPx);
  });

  test('once a field was changed, the button stays in sight in one line that hides no field', async ({
    page,
    orderPage,
  }) => {
    await openPage(page, '/order/cinnamon?type=Alba&packWeight=25&quantity=4&unit=kg');
    await expect(orderPage.addButton).not.toBeInViewport();
    await orderPage.quantity.fill('40');
    await expect(orderPage.addButton).toBeInViewport({ ratio: 1 });
    const bar = await getBox(byCss(orderPage.addButton, '..'));
    expect(bar.height).toBeLessThanOrEqual(maxHeightOfOneLineBarPx);
    await expect(page.getByText('40 packs of 25 kg Ceylon Cinnamon Alba, 1,000 kg (2,205 lb) in all.')).toBeVisible();
    await orderPage.email.focus();
    await expect(orderPage.email).toBeInViewport({ ratio: 1 });
  });

  test('the link to the page of the product stands below the form', async ({ page, orderPage }) => {
    await orderPage.openHydrated('cinnamon', 'Alba');
    const about = await getBox(page.getByRole('link', { name: 'Read about Ceylon Cinnamon Alba' }));
    const form = await getBox(page.getByRole('form', { name: 'Your request' }));
    expect(about.y).toBeGreaterThan(form.bottom);
  });
});

test('on a wide screen the pack weight is on the first screen', async ({ orderPage }) => {
  await orderPage.openHydrated('cinnamon', 'Alba');
  await expect(orderPage.packWeight).toBeInViewport({ ratio: 1 });
  await orderPage.packWeight.fill('25');
  await expect(orderPage.addButton).not.toBeInViewport();
  await expect(orderPage.quantity).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the cart after an order has one button to send', async ({
  page,
  email,
  orderPage,
  cartPage,
}) => {
  await orderPage.openHydrated('cinnamon', 'Alba');
  await orderPage.addItem({ packWeight: '25', email });
  await expectOneButtonToSend(page, cartPage);
});

test('what is typed replaces the weight, quantity and unit of the URL', async ({ page, orderPage }) => {
  const { packWeight, quantity, unit } = orderPage;
  await openPage(page, '/order/cinnamon?type=Leaf+Oil&packWeight=500&quantity=24&unit=ml');
  await expect(packWeight).toHaveValue('500');
  await expect(quantity).toHaveValue('24');
  await expect(unit).toHaveValue('ml');
  await packWeight.fill('250');
  await page.reload();
  await waitUntilReady(page);
  await expect(packWeight).toHaveValue('250');
  await expect(quantity).toHaveValue('24');
});

test('a quantity of the URL that is no number is filled in with the reason', async ({ page, orderPage }) => {
  const { packWeight, quantity, unit } = orderPage;
  await openPage(page, '/order/cinnamon?type=Leaf+Oil&packWeight=5&quantity=x&unit=lb');
  await expect(packWeight).toHaveValue('5');
  await expect(quantity).toHaveValue('x');
  await expect(quantity).toHaveAccessibleDescription(/from 1 to 1,000,000, as a whole number/);
  await expect(unit).toHaveValue('kg');
});

test('until the cart is shown, the form keeps its contents, and its button says how far the adding is', async ({
  page,
  email,
  orderPage,
}) => {
  await orderPage.openHydrated('cinnamon', 'Alba');
  const releaseAnswer = await holdResponses(page, '**/api/cart');
  const releaseScripts = await holdResponses(page, '**/assets/*.js');
  const readShown = await recordOrderForm(page);
  await orderPage.addItem({ packWeight: alba.packWeight, quantity: alba.quantity, email });
  await expect(orderPage.addingButton).toHaveAttribute('aria-disabled', 'true');
  await expect(byCss(orderPage.addingButton, '[aria-hidden="true"]')).toBeVisible();
  releaseAnswer();
  await expect(orderPage.addedButton).toBeVisible();
  releaseScripts();
  await expect(page).toHaveURL('/cart');
  expect(await readShown()).toEqual([`25 ${email}`]);
  await page.goBack();
  await expect(orderPage.packWeight).toHaveValue('');
  await expect(orderPage.quantity).toHaveValue('1');
});

test('the cart says and marks what was added, until it is opened again', async ({
  page,
  orderPage,
  cartPage,
  seedCart,
}) => {
  await seedCart(cloves);
  await orderPage.openHydrated('cinnamon', 'Alba');
  await orderPage.addItem({ packWeight: '25', quantity: 40 });
  const item = { ...alba, quantity: 40 };
  const notice = page.getByText('Ceylon Cinnamon Alba, 40 × 25 kg, is in your quote request.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1);
  await expect(cartPage.row(item)).toHaveAttribute('data-added', 'true');
  await expect(cartPage.row(cloves)).not.toHaveAttribute('data-added');
  await page.getByRole('link', { name: 'Add another cinnamon' }).click();
  await expect(page).toHaveURL('/order/cinnamon');
  await page.getByRole('link', { name: 'Your quote request' }).first().click();
  await expect(cartPage.row(item)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(cartPage.row(item)).not.toHaveAttribute('data-added');
});

test('the cart leads on to the form that sends, and to the next item', async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
  seedCart,
}) => {
  await seedCart(cloves);
  await orderPage.openHydrated('cinnamon', 'Alba');
  await orderPage.addItem({ packWeight: '25', quantity: 40 });
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(cartPage.name).toBeFocused();
  await page.getByRole('link', { name: 'Add another cinnamon' }).click();
  await expect(page).toHaveURL('/order/cinnamon');
  expect(await fetchCart(request, email)).toEqual([cloves, { ...alba, quantity: 40 }]);
});

test('once the request was opened, its own button is the first, and nothing asks to send it', async ({
  page,
  orderPage,
  cartPage,
  seedCart,
}) => {
  await seedCart(cloves);
  await orderPage.openHydrated('cinnamon', 'Alba');
  const accent = await readThemeColor(page, 'accent');
  const controls = byCss(page.getByRole('main'), 'a, button').filter({ visible: true });
  const listAccentTexts = () =>
    controls.evaluateAll(
      (all, color) =>
        all.filter((each) => getComputedStyle(each).backgroundColor === color).map((each) => each.textContent),
      accent,
    );
  await orderPage.addItem({ packWeight: '25', quantity: 40 });
  await expect(page.getByText('is in your quote request.')).toBeVisible();
  await expect.poll(listAccentTexts).toEqual(['Send Quote via WhatsApp']);
  await cartPage.fillSender(sender);
  await cartPage.send();
  await expect(page.getByText('is in your quote request.')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect.poll(listAccentTexts).toEqual(['Open WhatsApp again']);
});

test('the last pack is offered for the next item', async ({ page, orderPage, seedCart }) => {
  await seedCart(alba, { ...cloves, packWeight: '500', unit: 'ml' });
  await orderPage.openHydrated('cinnamon', 'Alba');
  const chip = page.getByRole('button', { name: 'Pack weight: 500 ml, as before' });
  await chip.click();
  await expect(orderPage.packWeight).toHaveValue('500');
  await expect(orderPage.packWeight).toBeFocused();
  await expect(orderPage.unit).toHaveValue('ml');
  await expect(chip).toHaveCount(0);
});
