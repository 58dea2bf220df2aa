import { fetchCart } from '#tests/e2e/support/carts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { expectAlba } from '#tests/e2e/support/pages/order-page.ts';
import { readStoredEmail } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

test('a reload and the back button keep the input, and a new visit starts empty', async ({ page, orderPage }) => {
  const { type, packWeight, quantity, email } = orderPage;
  await orderPage.open('cinnamon');
  await type.selectOption('H1');
  await orderPage.enter({ packWeight: '45', quantity: 7, email: 'half@typed' });
  const expectInputKept = async () => {
    await expect(packWeight).toHaveValue('45');
    await expect(quantity).toHaveValue('7');
    await expect(type).toHaveValue('H1');
    await expect(email).toHaveValue('half@typed');
  };
  await page.reload();
  await expectInputKept();
  await page.getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expectInputKept();
  await page.goto('/shop');
  await orderPage.open('cinnamon');
  await expect(packWeight).toHaveValue('');
  await expect(quantity).toHaveValue('1');
});

test('an item is stored once, also if its page is loaded again before the answer', async ({
  page,
  request,
  email,
  orderPage,
}) => {
  let posted = 0;
  await page.route('**/api/cart', async (route) => {
    posted++;
    await route.fetch();
    if (posted > 1) await route.continue();
  });
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await expect.poll(() => fetchCart(request, email)).toHaveLength(1);
  expect(await readStoredEmail(page)).toBe(email.toLowerCase());
  await page.reload();
  await waitUntilReady(page);
  await expectAlba(orderPage, email);
  await expect(page.getByText('Already in your quote request')).toBeVisible();
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  expect(posted).toBe(2);
  expect(await fetchCart(request, email)).toHaveLength(1);
});

test('the language link takes along what is typed, in both directions', async ({ page, email, orderPage }) => {
  await orderPage.open('cinnamon');
  await orderPage.type.selectOption('Leaf Oil');
  await orderPage.enter({ packWeight: '2,5', quantity: 40, email });
  await page.getByLabel('Details (optional)').fill('8 cm');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/es/order/cinnamon');
  await waitUntilReady(page);
  const fields = () =>
    byCss(page.getByRole('main'), 'form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  const typed = { type: 'Leaf Oil', packWeight: '2,5', quantity: '40', note: '8 cm', email };
  expect(await fields()).toMatchObject(typed);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/order/cinnamon');
  await waitUntilReady(page);
  expect(await fields()).toMatchObject(typed);
});

test('the language link of a product and of the contact form takes along what is typed', async ({ page }) => {
  for (const [path, label] of [
    ['/contact', 'Message'],
    [`/product/${idsByName.alba}`, 'Pack weight'],
  ] as const) {
    await openPage(page, path);
    await page.getByLabel(label).fill('12');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(`/es${path}`);
    await waitUntilReady(page);
    await expect(byCss(page.getByRole('main'), ':is(textarea[name=message], input[name=packWeight])')).toHaveValue(
      '12',
    );
  }
});

test('who is forgotten finds nothing of what was typed, here by Back or in another tab', async ({
  page,
  context,
  seedCart,
  cartPage,
}) => {
  await seedCart(alba);
  const name = 'Ana López';
  const leftTab = await context.newPage();
  await openPage(leftTab, '/contact');
  await leftTab.getByLabel('Name').fill(name);
  await openPage(leftTab, '/about');
  const openTab = await context.newPage();
  await openPage(openTab, '/contact');
  await openTab.getByLabel('Name').fill(name);
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill(name);
  await page
    .getByRole('link', { name: /^Your quote request/ })
    .first()
    .click();
  await cartPage.forgetMeButton.click();
  await expect(cartPage.emailStep).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(openTab.getByLabel('Name')).toHaveValue('');
  await openTab.reload();
  await waitUntilReady(openTab);
  await expect(openTab.getByLabel('Name')).toHaveValue('');
  await leftTab.goBack();
  await waitUntilReady(leftTab);
  await expect(leftTab.getByLabel('Name')).toHaveValue('');
  await leftTab.getByLabel('Name').fill('Eva');
  await leftTab.reload();
  await waitUntilReady(leftTab);
  await expect(leftTab.getByLabel('Name')).toHaveValue('Eva');
});
