import type { Page, Request } from '@playwright/test';
import { byCss } from '#tests/e2e/support/by-css.ts';
import { refocus } from '#tests/e2e/support/cart-badge.ts';
import { alba, storedCart, whatsAppText } from '#tests/e2e/support/cart-data.ts';
import { createCartPage } from '#tests/e2e/support/cart-page.ts';
import { holdScripts } from '#tests/e2e/support/hold-scripts.ts';
import { matrix } from '#tests/e2e/support/matrix.ts';
import { expectAlba } from '#tests/e2e/support/order-page.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';
import { translate } from '#tests/e2e/support/translator.ts';

test('an item whose page is loaded again before the answer is stored once', async ({
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
  await orderPage.fillAlba(email);
  await orderPage.addButton.click();
  await expect.poll(() => storedCart(request, email)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('customerEmail'))).toBe(email.toLowerCase());
  await page.reload();
  await ready(page);
  await expectAlba(orderPage, email);
  await expect(page.getByText('Already in your quote request')).toBeVisible();
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  expect(posted).toBe(2);
  expect(await storedCart(request, email)).toHaveLength(1);
});

test('the language link takes along what is typed, in both directions', async ({ page, email, orderPage }) => {
  await orderPage.open('cinnamon');
  await orderPage.type.selectOption('Leaf Oil');
  await orderPage.enter({ packWeight: '2,5', quantity: 40, email });
  await page.getByLabel('Details (optional)').fill('8 cm');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(/^[^#]*\/es\/order\/cinnamon/);
  await ready(page);
  const fields = () =>
    byCss(page.getByRole('main'), 'form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  const typed = { type: 'Leaf Oil', packWeight: '2,5', quantity: '40', note: '8 cm', email };
  expect(await fields()).toMatchObject(typed);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\d\/order\/cinnamon/);
  await ready(page);
  expect(await fields()).toMatchObject(typed);
});

test('the language link of a product and of the contact form takes along what is typed', async ({ page }) => {
  for (const [path, label] of [
    ['/contact', 'Message'],
    ['/product/12', 'Pack weight'],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await page.getByLabel(label).fill('12');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(`/es${path}`);
    await ready(page);
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
  const other = await context.newPage();
  await other.goto('/contact');
  await ready(other);
  await other.getByLabel('Name').fill(name);
  await other.goto('/about');
  await ready(other);
  const third = await context.newPage();
  await third.goto('/contact');
  await ready(third);
  await third.getByLabel('Name').fill(name);
  await page.goto('/contact');
  await ready(page);
  await page.getByLabel('Name').fill(name);
  await page
    .getByRole('link', { name: /^Your quote request/ })
    .first()
    .click();
  await cartPage.forgetMe.click();
  await expect(cartPage.emailStep).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(third.getByLabel('Name')).toHaveValue('');
  await third.reload();
  await ready(third);
  await expect(third.getByLabel('Name')).toHaveValue('');
  await other.goBack();
  await ready(other);
  await expect(other.getByLabel('Name')).toHaveValue('');
  await other.getByLabel('Name').fill('Eva');
  await other.reload();
  await ready(other);
  await expect(other.getByLabel('Name')).toHaveValue('Eva');
});

test('two carts side by side keep name, number and details of each other', async ({
  page,
  context,
  seedCart,
  cartPage,
}) => {
  await seedCart(alba);
  await cartPage.open();
  await ready(page);
  const other = await context.newPage();
  const otherCart = createCartPage(other);
  await otherCart.open();
  await ready(other);
  await cartPage.name.fill('Ana López');
  await expect(otherCart.name).toHaveValue('Ana López');
  await otherCart.phone.fill('+52 55 0000 0000');
  await expect(cartPage.phone).toHaveValue('+52 55 0000 0000');
  for (const [tab, label, text] of [
    [page, 'Company', 'Spices Ltd'],
    [other, 'Destination port', 'Veracruz'],
  ] as const) {
    const details = byCss(tab, 'details:has([name=company])');
    if ((await details.getAttribute('open')) === null) await byCss(details, ':scope > summary').click();
    await tab.getByLabel(label, { exact: true }).fill(text);
  }
  for (const tab of [page, other]) {
    await tab.reload();
    await ready(tab);
    await expect(createCartPage(tab).name).toHaveValue('Ana López');
    await expect(createCartPage(tab).phone).toHaveValue('+52 55 0000 0000');
    await expect(tab.getByLabel('Company', { exact: true })).toHaveValue('Spices Ltd');
    await expect(tab.getByLabel('Destination port', { exact: true })).toHaveValue('Veracruz');
  }
});

test('an edit of a row comes back after a reload, unless it was cancelled', async ({ page, seedCart, cartPage }) => {
  await seedCart(alba);
  await cartPage.open();
  await cartPage.change(alba).click();
  await cartPage.packWeight.fill('20,5');
  await page.reload();
  await ready(page);
  await expect(cartPage.packWeight).toHaveValue('20,5');
  await cartPage.cancel.click();
  await page.reload();
  await ready(page);
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartPage.packWeight).toHaveCount(0);
});

test('a row that a colleague changes during an edit says so, and only what was edited is sent', async ({
  page,
  request,
  email,
  seedCart,
  cartPage,
}) => {
  const [id] = await seedCart(alba);
  await cartPage.open();
  await cartPage.change(alba).click();
  await cartPage.packWeight.fill('20');
  await request.patch(`/api/cart/${id}`, { data: { quantity: 500, note: '8 cm cut' } });
  await refocus(page);
  await expect(page.getByText(/^This row was changed elsewhere meanwhile.*500.×.25.kg, 8 cm cut/)).toBeVisible();
  await expect(cartPage.quantity).toHaveValue('500');
  await expect(cartPage.packWeight).toHaveValue('20');
  await expect(page.getByLabel('Details (optional)')).toHaveValue('8 cm cut');
  const sent = page.waitForRequest((each: Request) => each.method() === 'PATCH');
  await cartPage.save.click();
  expect((await sent).postDataJSON()).toEqual({ packWeight: '20' });
  await expect(cartPage.packWeight).toBeHidden();
  await expect
    .poll(() => storedCart(request, email))
    .toEqual([{ ...alba, quantity: 500, packWeight: '20', note: '8 cm cut' }]);
});

test('a list that was left open is sent and printed with the date of the day', async ({ page, seedCart, cartPage }) => {
  await page.clock.install({ time: new Date('2026-11-25T10:00:00') });
  await seedCart(alba);
  await cartPage.open();
  await ready(page);
  await cartPage.fillContact({ name: 'Ana', phone: '+52' });
  const preview = page.getByRole('region', { name: 'Message preview' });
  await expect(preview).toContainText('25 November 2026');
  await page.clock.setSystemTime(new Date('2026-11-27T09:00:00'));
  const opened = page.waitForEvent('popup');
  await cartPage.sendButton.click();
  const text = whatsAppText((await opened).url());
  expect(text).toContain('27 November 2026');
  expect(text).toMatch(/CSE-20261127-/);
  await page.clock.setSystemTime(new Date('2026-11-28T09:00:00'));
  await cartPage.name.fill('Ana L');
  await expect(preview).toContainText('28 November 2026');
  await page.clock.setSystemTime(new Date('2026-11-29T09:00:00'));
  await refocus(page);
  await expect(preview).toContainText('29 November 2026');
  await page.clock.setSystemTime(new Date('2026-11-30T09:00:00'));
  const printed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('beforeprint', () => resolve(document.body.textContent));
      }),
  );
  await page.pdf();
  expect(await printed).toContain('30 November 2026');
});

test.describe('in a tab that is older than the deployment', () => {
  /** Answers as the new version does, which has none of the old files, until the document is loaded again. */
  const deploy = async (page: Page) => {
    let isOld = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false;
    });
    await page.route(/\/assets\//, (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
  };

  test.beforeEach(({ expectedConsole }) => {
    expectedConsole.push(/status of 404|Failed to fetch|Unable to preload/);
  });

  test('a picture opens at the second press, and what is typed comes back', async ({ page }) => {
    await page.goto('/product/12');
    await ready(page);
    await page.getByLabel('Pack weight').fill('2,5');
    await deploy(page);
    const loaded = page.waitForEvent('load');
    await page
      .getByRole('link', { name: /^View larger/ })
      .first()
      .click();
    await loaded;
    await ready(page);
    await expect(page.getByLabel('Pack weight')).toHaveValue('2,5');
    await page
      .getByRole('link', { name: /^View larger/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the box for a list opens, and the edit of a row comes back', async ({ page, seedCart, cartPage }) => {
    await seedCart(alba);
    await cartPage.open();
    await ready(page);
    await cartPage.change(alba).click();
    await cartPage.packWeight.fill('20,5');
    await deploy(page);
    await page.getByRole('link', { name: 'Paste a list' }).click();
    await expect(page.getByRole('heading', { name: 'Paste a list' })).toBeVisible();
    await expect(cartPage.packWeight).toHaveValue('20,5');
  });
});

for (const kind of matrix(['font', 'text'], ['font']))
  test(`what is typed into a page that is translated before its scripts are there stays, by ${kind} nodes`, async ({
    page,
    request,
    email,
    orderPage,
    expectedConsole,
  }) => {
    // React's error of a document that is another one than it has rendered: it renders the page again.
    expectedConsole.push(/Minified React error #418/);
    const { release } = await holdScripts(page, 'later');
    await page.goto('/order/cinnamon', { waitUntil: 'commit' });
    await orderPage.addButton.waitFor();
    await translate(page, kind);
    await orderPage.type.selectOption('C4');
    await orderPage.enter({ packWeight: '2,5', quantity: 3, email });
    release();
    await ready(page);
    await expect(orderPage.type).toHaveValue('C4');
    await expect(orderPage.packWeight).toHaveValue('2,5');
    await expect(orderPage.quantity).toHaveValue('3');
    await expect(orderPage.email).toHaveValue(email);
    await orderPage.addButton.click();
    await expect(page).toHaveURL('/cart');
    expect(await storedCart(request, email)).toMatchObject([{ type: 'C4', packWeight: '2.5', quantity: 3 }]);
  });

test.describe('before the scripts are there', () => {
  const early = async (page: Page, path: string) => {
    const scripts = await holdScripts(page, 'later');
    await page.goto(path, { waitUntil: 'commit' });
    return scripts;
  };

  test('Back shows the page of the address, with its header', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT US', exact: true }).click();
    await expect(page).toHaveURL('/about');
    const { release } = await holdScripts(page, 'later');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    release();
    await ready(page);
    const banner = page.getByRole('banner');
    await expect(byCss(banner, 'nav a[aria-current]:visible')).toHaveText('HOME');
    await expect(banner.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
  });

  test('the check box of the comparison counts', async ({ page }) => {
    const { release } = await early(page, '/compare');
    const box = page.getByRole('checkbox');
    const rows = page.getByRole('row');
    await box.check();
    const before = await rows.count();
    release();
    await ready(page);
    await expect(box).toBeChecked();
    await expect.poll(() => rows.count()).toBeLessThan(before);
  });

  test('an amount that is typed on a product page goes along', async ({ page }) => {
    const { release } = await early(page, '/product/12');
    await page.getByLabel('Pack weight').fill('2,5');
    await page.getByLabel('Unit').selectOption('l');
    await page.getByLabel('Quantity').fill('1.000');
    release();
    await ready(page);
    await page.getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(page).toHaveURL('/order/cinnamon?type=Alba&packWeight=2.5&quantity=1000&unit=l');
  });

  test('an amount that is typed on a product page goes along with an early press', async ({ page, orderPage }) => {
    const { release } = await early(page, '/product/12');
    await page.getByLabel('Pack weight').fill('2,5');
    await page.getByLabel('Unit').selectOption('l');
    await page.getByLabel('Quantity').fill('1.000');
    await page.getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(page).toHaveURL(/\/order\/cinnamon\?/);
    release();
    await ready(page);
    await expect(orderPage.type).toHaveValue('Alba');
    await expect(orderPage.packWeight).toHaveValue('2,5');
    await expect(orderPage.unit).toHaveValue('l');
    await expect(orderPage.quantity).toHaveValue('1.000');
  });

  test('a type that is chosen by its picture is the one of the form', async ({ page, orderPage }) => {
    const { release } = await early(page, '/order/cinnamon');
    await page.getByRole('radio', { name: 'C4' }).check();
    release();
    await ready(page);
    await expect(orderPage.type).toHaveValue('C4');
    await expect(page.getByRole('radio', { name: 'C4' })).toBeChecked();
  });
});
