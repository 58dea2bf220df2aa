import { disclosure } from '#tests/e2e/support/by-css.ts';
import { fetchCart, fillCart, rememberEmail } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/stub-cart.ts';
import { createCartPage, sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { whatsAppText } from '#tests/e2e/support/whatsapp-text.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { countPages } from '#tests/support/unpack-pdf.ts';
import { serverErrors } from '#text/server/server-errors.ts';

test('the row editor can be cancelled, validates, shows a refusal of the server, and saves', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 409/);
  await seedCart(alba, cloves);
  const refusal = { status: 409, body: JSON.stringify({ error: serverErrors['item-not-found'] }) };
  const changes = await stubCart(page, 'PATCH', refusal, 'real');
  await cartPage.openEarly();
  await cartPage.change(alba).click();
  const { packWeight, save, alert } = cartPage;
  const editor = page.getByRole('form', { name: /Alba/ });
  const quantity = editor.getByLabel('Quantity');
  await expect(quantity).toBeFocused();
  await packWeight.fill('');
  await save.click();
  await expect(alert).toHaveText('Please enter a pack weight.');
  await expect(packWeight).toBeFocused();
  await packWeight.fill('-2');
  await save.click();
  await expect(alert).toHaveText('Enter a weight of 0 or more, for example 25 or 0.5, with at most 6 digits.');
  await packWeight.fill('5');
  for (const typed of ['', '2.5', '10 bags']) {
    await quantity.fill(typed);
    await save.click();
    await expect(alert).toHaveText('Please enter a quantity from 1 to 1,000,000, as a whole number.');
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue(typed);
  }
  await packWeight.press('Escape');
  await expect(cartPage.row(alba)).toBeVisible();
  await cartPage.change(alba).click();
  await expect(packWeight).toHaveValue('25');
  expect(changes).toHaveLength(0);

  const changed = { ...alba, quantity: 3, packWeight: '12.5', unit: 'l' };
  await editor.getByRole('button', { name: 'One pack more' }).click();
  await packWeight.fill('12.5');
  await editor.getByLabel('Unit').selectOption('l');
  await packWeight.press('Enter');
  await expect(alert).toHaveText(serverErrors['item-not-found']);
  await packWeight.press('Enter');
  await expect(cartPage.row(changed)).toBeVisible();
  await expect(cartPage.change(changed)).toBeFocused();
  await expect(page.getByText('Cinnamon, Alba was changed.')).toBeAttached();
  expect(await fetchCart(request, email)).toEqual([changed, cloves]);
});

test('fifty fast clicks on Save, on Remove and on Undo send one request each', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba, cloves);
  const changes = await stubCart(page, 'PATCH', 'real');
  const removals = await stubCart(page, 'DELETE', 'real');
  const restores = await stubCart(page, 'PUT', 'real');
  const changed = { ...alba, quantity: 3 };
  const clickFiftyTimes = (button: HTMLElement | SVGElement) => {
    for (let press = 0; press < 50; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  await cartPage.openEarly();
  await cartPage.change(alba).click();
  await cartPage.increase.click();
  await cartPage.save.evaluate(clickFiftyTimes);
  await expect(cartPage.row(changed)).toBeVisible();
  await cartPage.remove(changed).evaluate(clickFiftyTimes);
  await expect(cartPage.rows).toHaveCount(2);
  await cartPage.undo.evaluate(clickFiftyTimes);
  await expect(cartPage.row(changed)).toBeVisible();
  expect([changes, removals, restores].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(await fetchCart(request, email)).toEqual([changed, cloves]);
});

test('the optional details are collapsed, remembered, and sent only if filled in', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await cartPage.openEarly();
  const company = page.getByLabel('Company');
  await expect(page.getByText('Help us quote faster')).toBeVisible();
  await expect(company).toBeHidden();
  await page.getByText('Help us quote faster').click();
  await company.fill('Especias *del* Sur');
  await page.getByLabel('Destination port').fill('Veracruz');
  await expect(page.getByLabel('Incoterm (2020)').getByRole('option')).toHaveText([
    'Not decided yet',
    'EXW',
    'FCA',
    'CPT',
    'CIP',
    'DAP',
    'DPU',
    'DDP',
    'FAS',
    'FOB Colombo',
    'CFR',
    'CIF',
  ]);
  await page.getByLabel('Incoterm').selectOption('FOB Colombo');
  await page.getByLabel('Note', { exact: true }).fill('First order\nof many');
  await page.getByLabel('We would like a sample first').check();
  await page.reload();
  await expect(company).toHaveValue('Especias *del* Sur');
  await cartPage.fillContact({ name: 'Ana', phone: '+52 1' });
  await cartPage.send();
  const text = whatsAppText(await cartPage.openAgain.getAttribute('href'));
  expect(text.split('\n').slice(-6)).toEqual([
    '',
    'Company: Especias ∗del∗ Sur',
    'Destination port: Veracruz',
    'Incoterm (2020): FOB Colombo',
    'Sample: wanted before the order',
    'Note: First order of many',
  ]);
});

test('a shared list contains only items and their details, and another visitor adds them to their own cart', async ({
  page,
  request,
  email,
  browser,
  baseURL,
  cartPage,
  seedCart,
}) => {
  const noted = { ...alba, note: '8 cm cut; our no. 4711' };
  const items = [noted, leafOil];
  await seedCart(...items);
  await cartPage.openEarly();
  await cartPage.name.fill('Ana López');
  await cartPage.share.click();
  const link = await page.getByLabel('Link to these items').inputValue();
  const [address, fragment] = link.split('#share=');
  expect(address).toBe(`${baseURL}/cart`);
  expect(Buffer.from(fragment ?? '', 'base64url').toString()).toBe(
    JSON.stringify(items.map((item) => Object.values(item))),
  );

  const context = await browser.newContext();
  const other = await context.newPage();
  const otherCartPage = createCartPage(other);
  const otherVisitor = `other-${email}`;
  await fillCart(request, otherVisitor, cloves);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: '2 items were shared with you' })).toBeVisible();
  await expect(other.getByLabel('Details, row 1')).toHaveValue(noted.note);
  await other.getByRole('button', { name: 'Add 2 items' }).click();
  await other.getByLabel('Under which email?').fill(otherVisitor);
  await other.getByRole('button', { name: 'Add 2 items' }).dblclick();
  await expect(other.getByText('2 items were added to your quote request.')).toBeVisible();
  await expect(otherCartPage.row(cloves)).toBeVisible();
  await expect(otherCartPage.rows).toHaveCount(4);
  await expect(other).toHaveURL(`${baseURL}/cart`);
  expect(await fetchCart(request, otherVisitor)).toEqual([cloves, ...items]);
  expect(await fetchCart(request, email)).toEqual(items);
  await context.close();
});

test('a shared list can be declined', async ({ page, request, email, cartPage }) => {
  await rememberEmail(page, email);
  await cartPage.openEarly(sharedListHash(alba));
  await expect(page.getByRole('heading', { name: '1 item was shared with you' })).toBeVisible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByRole('heading', { name: /was shared with you/ })).toHaveCount(0);
  expect(await fetchCart(request, email)).toEqual([]);
});

test('a full cart stops adding and shows how many are left', async ({ page, email, expectedConsole, cartPage }) => {
  expectedConsole.push(/status of 409/);
  const full = { status: 409, body: '{"error":"A cart holds at most 200 items."}' };
  const calls = await stubCart(page, 'POST', 'real', full);
  await rememberEmail(page, email);
  await cartPage.openEarly(sharedListHash(alba, cloves, leafOil));
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await expect(cartPage.alert).toHaveText('Failed to add item to cart: A cart holds at most 200 items.');
  await expect(page.getByText('1 of 3 items were added, 2 were not.')).toBeVisible();
  await expect(cartPage.rows).toHaveCount(2);
  expect(calls).toHaveLength(2);
});

test('a damaged link shows an error, and beside it the email can be entered', async ({ cartPage }) => {
  await cartPage.openEarly('#share=damaged');
  await expect(cartPage.alert).toHaveText('The link to shared items is damaged. Please ask for it again.');
  await expect(cartPage.emailStep).toBeVisible();
});

test('the cart prints on one page of A4 and of Letter', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba, cloves, leafOil);
  await cartPage.openEarly();
  await cartPage.name.fill('Ana López');
  const reference = await cartPage.shownReference();
  await cartPage.share.click();
  await cartPage.change(alba).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Quote request', { exact: true })).toBeVisible();
  for (const type of ['Alba', 'Cloves', 'Leaf Oil']) await expect(page.getByRole('row', { name: type })).toBeVisible();
  await expect(page.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/).first()).toBeVisible();
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Ana López', { exact: true })).toBeVisible();
  await expect(page.getByText('not given yet')).toBeVisible();
  for (const hidden of [
    cartPage.sendButton,
    cartPage.remove(alba),
    page.getByRole('button', { name: 'Copy Link' }),
    cartPage.save,
    page.getByRole('contentinfo'),
    page.getByRole('banner'),
  ]) {
    await expect(hidden).toBeHidden();
  }
  for (const format of ['A4', 'Letter']) {
    expect(countPages(await page.pdf({ format }))).toBe(1);
  }
});

test('a quote can be sent by keyboard alone', async ({ page, email, orderPage, cartPage }) => {
  await orderPage.open('cinnamon');
  await orderPage.type.focus();
  await page.keyboard.type('Alba');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(orderPage.increase).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(disclosure(page, 'What happens to your email')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Details (optional)')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await cartPage.name.focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+52 1');
  await page.keyboard.press('Enter');
  await expect(cartPage.openAgain).toBeVisible();
});
