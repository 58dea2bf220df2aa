import { formatSharedList, type SharedItem } from '#domain/shared-list.ts';
import { alba, cloves, fillCart, leafOil, rememberEmail, storedCart, whatsAppText } from './support/cart-data.ts';
import { stubCart } from './support/cart-stub.ts';
import { pressAndReturn } from './support/outside.ts';
import { expect, ready, test } from './support/test.ts';

test('quantity, weight and unit are changed in the row', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Change Cinnamon, Alba, 2 × 25 kg' }).click();
  const editor = page.getByRole('form', { name: /Alba/ });
  await expect(editor.getByLabel('Quantity')).toBeFocused();
  await editor.getByRole('button', { name: 'One pack more' }).click();
  await editor.getByLabel('Pack weight').fill('12.5');
  await editor.getByLabel('Unit').selectOption('l');
  await editor.getByLabel('Pack weight').press('Enter');
  await expect(page.getByRole('row', { name: /Cinnamon Alba 3 12\.5 l/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Change Cinnamon, Alba/ })).toBeFocused();
  await expect(page.getByText('Cinnamon, Alba was changed.')).toBeAttached();
  expect(await storedCart(request, email)).toEqual([{ ...alba, quantity: 3, packWeight: '12.5', unit: 'l' }, cloves]);
});

test('fifty fast clicks on Save, and on Undo, send one request each', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  const changes = await stubCart(page, 'PATCH', 'real');
  const adds = await stubCart(page, 'POST', 'real');
  const pressFifty = (button: HTMLElement | SVGElement) => {
    for (let press = 0; press < 50; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Change Cinnamon, Alba/ }).click();
  await page.getByRole('button', { name: 'One pack more' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).evaluate(pressFifty);
  await expect(page.getByRole('row', { name: /Cinnamon Alba 3 25 kg/ })).toBeVisible();
  await page.getByRole('button', { name: /^Remove Cinnamon, Alba/ }).click();
  await page.getByRole('button', { name: 'Undo' }).evaluate(pressFifty);
  await expect(page.getByRole('row', { name: /Cinnamon Alba 3 25 kg/ })).toBeVisible();
  expect(changes).toHaveLength(1);
  expect(adds).toHaveLength(1);
  expect(await storedCart(request, email)).toHaveLength(2);
});

test('a change is checked, and can be given up', async ({ page, request, email }) => {
  await fillCart(request, email, alba);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  const weight = page.getByLabel('Pack weight');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const alert = page.getByRole('alert');
  await weight.fill('');
  await save.click();
  await expect(alert).toHaveText('Please enter a pack weight.');
  await expect(weight).toBeFocused();
  await weight.fill('-2');
  await save.click();
  await expect(alert).toHaveText('Please enter a pack weight of 0 or more, with at most 6 digits.');
  await weight.fill('5');
  await weight.press('Escape');
  await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toBeVisible();
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expect(weight).toHaveValue('25');
  expect(await storedCart(request, email)).toEqual([alba]);
});

test('what helps to quote faster is folded, remembered, and sent only if filled in', async ({
  page,
  request,
  email,
}) => {
  await fillCart(request, email, alba);
  await rememberEmail(page, email);
  await page.goto('/cart');
  const company = page.getByLabel('Company');
  await expect(page.getByText('Help us quote faster')).toBeVisible();
  await expect(company).toBeHidden();
  await page.getByText('Help us quote faster').click();
  await company.fill('Especias *del* Sur');
  await page.getByLabel('Destination port').fill('Veracruz');
  await page.getByLabel('Incoterm').selectOption('FOB Colombo');
  await page.getByLabel('Note').fill('First order\nof many');
  await page.getByLabel('We would like a sample first').check();
  await page.reload();
  await expect(company).toHaveValue('Especias *del* Sur');
  await page.getByLabel('Your Name').fill('Ana');
  await page.getByLabel('Contact Number').fill('+52 1');
  await pressAndReturn(page, 'Send Quote via WhatsApp');
  const again = page.getByRole('link', { name: 'Open WhatsApp again' });
  expect(
    whatsAppText(await again.getAttribute('href'))
      .split('\n')
      .slice(-6),
  ).toEqual([
    '',
    'Company: Especias ∗del∗ Sur',
    'Destination port: Veracruz',
    'Incoterm: FOB Colombo',
    'Sample: wanted before the order',
    'Note: First order of many',
  ]);
});

test('a shared list carries items only, and another visitor adds them to a request of their own', async ({
  page,
  request,
  email,
  browser,
  baseURL,
}) => {
  await fillCart(request, email, alba, leafOil);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page.getByLabel('Your Name').fill('Ana López');
  await page.getByRole('button', { name: 'Share list' }).click();
  const link = await page.getByLabel('Link to this list').inputValue();
  const [address, fragment] = link.split('#share=');
  expect(address).toBe(`${baseURL}/cart`);
  expect(Buffer.from(fragment ?? '', 'base64url').toString()).toBe(
    JSON.stringify([Object.values(alba), Object.values(leafOil)]),
  );

  const context = await browser.newContext();
  const other = await context.newPage();
  const theirEmail = `their-${email}`;
  await fillCart(request, theirEmail, cloves);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'A list of 2 items was shared with you' })).toBeVisible();
  await expect(other.getByRole('button', { name: /Add these/ })).toHaveCount(0);
  await other.getByLabel('Email').fill(theirEmail);
  await other.getByRole('button', { name: 'Submit Email' }).click();
  await expect(other.getByRole('row', { name: /Cloves/ })).toBeVisible();
  await other.getByRole('button', { name: 'Add these 2 items' }).dblclick();
  await expect(other.getByText('2 shared items were added to your list.')).toBeVisible();
  await expect(other.getByRole('row')).toHaveCount(4);
  await expect(other).toHaveURL(`${baseURL}/cart`);
  expect(await storedCart(request, theirEmail)).toEqual([cloves, alba, leafOil]);
  expect(await storedCart(request, email)).toEqual([alba, leafOil]);
  await context.close();
});

test('a shared list can be refused, and a damaged link says so', async ({ page, request, email }) => {
  await rememberEmail(page, email);
  const fragment = Buffer.from(JSON.stringify([Object.values(alba)])).toString('base64url');
  await page.goto(`/cart#share=${fragment}`);
  await expect(page.getByRole('heading', { name: 'A list of 1 item was shared with you' })).toBeVisible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByRole('heading', { name: /was shared with you/ })).toHaveCount(0);
  expect(await storedCart(request, email)).toEqual([]);
  await page.goto('/shop');
  await page.goto('/cart#share=damaged');
  await expect(page.getByRole('alert')).toHaveText('The link to a shared list is damaged. Please ask for it again.');
});

test('the printed sheet is a document of one page on A4 and on Letter', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves, leafOil);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await page.getByLabel('Your Name').fill('Ana López');
  const reference = /CSE-\d{8}-\w{4}/.exec((await page.getByText(/^Reference CSE/).textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Share list' }).click();
  await page.getByRole('button', { name: /^Change Cinnamon, Alba/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Quote request', { exact: true })).toBeVisible();
  for (const type of ['Alba', 'Cloves', 'Leaf Oil']) await expect(page.getByRole('row', { name: type })).toBeVisible();
  await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/).first()).toBeVisible();
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Ana López', { exact: true })).toBeVisible();
  await expect(page.getByText('not given yet')).toBeVisible();
  for (const hidden of [
    page.getByRole('button', { name: 'Send Quote via WhatsApp' }),
    page.getByRole('button', { name: /Remove/ }).first(),
    page.getByRole('button', { name: 'Copy link' }),
    page.getByRole('button', { name: 'Save', exact: true }),
    page.locator('footer'),
    page.locator('header').first(),
  ]) {
    await expect(hidden).toBeHidden();
  }
  for (const format of ['A4', 'Letter']) {
    const file = (await page.pdf({ format })).toString('latin1');
    expect(file.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }
});

test('the whole way goes by keyboard alone', async ({ page, email }) => {
  await page.goto('/order/cinnamon');
  await ready(page);
  await page.getByLabel('Available type', { exact: true }).focus();
  await page.keyboard.type('Alba');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'One pack more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Your Name').focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+52 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Open WhatsApp again' })).toBeVisible();
});

test('a cart that is full ends the taking over of a shared list, and says what is left', async ({
  page,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409/);
  const full = { status: 409, body: '{"error":"A cart holds at most 200 items."}' };
  const calls = await stubCart(page, 'POST', 'real', full);
  await rememberEmail(page, email);
  await page.goto(`/cart${formatSharedList([alba, cloves, leafOil] as SharedItem[])}`);
  await page.getByRole('button', { name: 'Add these 3 items' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to add item to cart: A cart holds at most 200 items.');
  await expect(page.getByText('1 of 3 items were added, 2 were not.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(calls).toHaveLength(2);

  await page.goto('/order/cinnamon?type=Alba');
  await ready(page);
  await page.getByLabel('Pack weight').fill('25');
  await page.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to add item to cart: A cart holds at most 200 items.');
});
