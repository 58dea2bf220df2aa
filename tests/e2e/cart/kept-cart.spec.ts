import type { Page, Request } from '@playwright/test';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { createCartPage, type CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

async function fillDetail(page: Page, label: string, text: string): Promise<void> {
  const details = byCss(page, 'details:has([name=company])');
  if ((await details.getAttribute('open')) === null) await byCss(details, ':scope > summary').click();
  await page.getByLabel(label, { exact: true }).fill(text);
}

async function editWeightAndReload(page: Page, cartPage: CartPage): Promise<void> {
  await cartPage.goto();
  await cartPage.changeButton(alba).click();
  await cartPage.packWeight.fill('20,5');
  await page.reload();
  await waitUntilReady(page);
}

test('two carts side by side keep name, number and details of each other', async ({
  page,
  context,
  seedCart,
  cartPage,
}) => {
  await seedCart(alba);
  await cartPage.openHydrated();
  const secondTab = await context.newPage();
  const secondCartPage = createCartPage(secondTab);
  await secondCartPage.openHydrated();
  await cartPage.name.fill('Ana López');
  await expect(secondCartPage.name).toHaveValue('Ana López');
  await secondCartPage.phone.fill('+52 55 0000 0000');
  await expect(cartPage.phone).toHaveValue('+52 55 0000 0000');
  await fillDetail(page, 'Company', 'Spices Ltd');
  await fillDetail(secondTab, 'Destination port', 'Veracruz');
  for (const [name, tab] of Object.entries({ 'first tab': page, 'second tab': secondTab })) {
    await tab.reload();
    await waitUntilReady(tab);
    await expect(createCartPage(tab).name, name).toHaveValue('Ana López');
    await expect(createCartPage(tab).phone, name).toHaveValue('+52 55 0000 0000');
    await expect(tab.getByLabel('Company', { exact: true }), name).toHaveValue('Spices Ltd');
    await expect(tab.getByLabel('Destination port', { exact: true }), name).toHaveValue('Veracruz');
  }
});

test('an edit of a row comes back after a reload', async ({ page, seedCart, cartPage }) => {
  await seedCart(alba);
  await editWeightAndReload(page, cartPage);
  await expect(cartPage.packWeight).toHaveValue('20,5');
});

test('a cancelled edit of a row does not come back', async ({ page, seedCart, cartPage }) => {
  await seedCart(alba);
  await editWeightAndReload(page, cartPage);
  await cartPage.cancelButton.click();
  await page.reload();
  await waitUntilReady(page);
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartPage.packWeight).toHaveCount(0);
});

test('an edit during which a colleague changes the row says so and sends only what was edited', async ({
  page,
  request,
  email,
  seedCart,
  cartPage,
}) => {
  const [id] = await seedCart(alba);
  await cartPage.goto();
  await cartPage.changeButton(alba).click();
  await cartPage.packWeight.fill('20');
  await request.patch(`/api/cart/${id}`, { data: { quantity: 500, note: '8 cm cut' } });
  await fireFocus(page);
  await expect(page.getByText(/^This row was changed elsewhere meanwhile.*500.×.25.kg, 8 cm cut/)).toBeVisible();
  await expect(cartPage.quantity).toHaveValue('500');
  await expect(cartPage.packWeight).toHaveValue('20');
  await expect(page.getByLabel('Details (optional)')).toHaveValue('8 cm cut');
  const sent = page.waitForRequest((each: Request) => each.method() === 'PATCH');
  await cartPage.saveButton.click();
  expect((await sent).postDataJSON()).toEqual({ packWeight: '20' });
  await expect(cartPage.packWeight).toBeHidden();
  await expect
    .poll(() => fetchCart(request, email))
    .toEqual([{ ...alba, quantity: 500, packWeight: '20', note: '8 cm cut' }]);
});

test('a cart that was left open is sent and printed with the date of the day', async ({ page, seedCart, cartPage }) => {
  await page.clock.install({ time: new Date('2026-11-25T10:00:00') });
  await seedCart(alba);
  await cartPage.openHydrated();
  await cartPage.fillSender({ name: 'Ana', phone: '+52' });
  const preview = page.getByRole('region', { name: 'Message preview' });
  await expect(preview).toContainText('25 November 2026');
  await test.step('the message is sent with the date of the day', async () => {
    await page.clock.setSystemTime(new Date('2026-11-27T09:00:00'));
    const opened = page.waitForEvent('popup');
    await cartPage.sendButton.click();
    const text = readWhatsAppText((await opened).url());
    expect(text).toContain('27 November 2026');
    expect(text).toMatch(/CSE-20261127-/);
  });
  await test.step('a change of the name renews the date', async () => {
    await page.clock.setSystemTime(new Date('2026-11-28T09:00:00'));
    await cartPage.name.fill('Ana L');
    await expect(preview).toContainText('28 November 2026');
  });
  await test.step('a change of the details renews the date', async () => {
    await page.clock.setSystemTime(new Date('2026-11-29T09:00:00'));
    await page.getByText('Help us quote faster').click();
    await page.getByText('Tests of your lot').click();
    await page.getByRole('checkbox', { name: 'Coumarin report' }).check();
    await expect(preview).toContainText('29 November 2026');
  });
  await test.step('the return to the tab renews the date', async () => {
    await page.clock.setSystemTime(new Date('2026-11-30T09:00:00'));
    await fireFocus(page);
    await expect(preview).toContainText('30 November 2026');
  });
  await test.step('the cart is printed with the date of the day', async () => {
    await page.clock.setSystemTime(new Date('2026-12-01T09:00:00'));
    const printed = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          window.addEventListener('beforeprint', () => resolve(document.body.textContent));
        }),
    );
    await page.pdf();
    expect(await printed).toContain('1 December 2026');
  });
});
