import { productIdsOf, productType } from '#domain/catalogue.ts';
import { alba, fillCart, rememberEmail, storedCart } from './support/cart-data.ts';
import { stubCart } from './support/cart-stub.ts';
import { expect, ready, test } from './support/test.ts';

const cinnamonTypes = [
  'Off Cut',
  'Quillings No. 02',
  'H1',
  'H2',
  'H2 Super',
  'M4',
  'M5',
  'C4',
  'C5',
  'C5 Special',
  'Extra Special',
  'Alba',
  'Leaf Oil',
  'Powder',
];
const wholeTypes = [
  'Black Pepper',
  'Nutmeg',
  'Cloves',
  'Mace',
  'Betel Nuts',
  'Dehydrated Green Pepper',
  'White Pepper',
  'Clove Stems',
  'Turmeric',
];
const powderTypes = ['Black Pepper', 'Nutmeg', 'White Pepper', 'Ginger', 'Clove', 'Turmeric', 'Chili'];

for (const [category, types] of [
  ['cinnamon', cinnamonTypes],
  ['whole-spices', wholeTypes],
  ['spice-powder', powderTypes],
] as const) {
  test(`the order page of ${category} offers its types, the first one chosen, one pack, in kg`, async ({ page }) => {
    await page.goto(`/order/${category}`);
    await ready(page);
    const type = page.getByLabel('Available type', { exact: true });
    const offered = productIdsOf(category).map(productType);
    expect(offered).toEqual(expect.arrayContaining([...types]));
    await expect(type.locator('option')).toHaveText(offered);
    const [first = ''] = types;
    await expect(type).toHaveValue(first);
    await expect(page.getByRole('radio')).toHaveCount(offered.length);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(first);
    await expect(page.getByLabel('Quantity')).toHaveValue('1');
    await expect(page.getByLabel('Unit').locator('option')).toHaveText(['kg', 'ml', 'l']);
    await expect(page.getByLabel('Unit')).toHaveValue('kg');
    const weight = page.getByLabel('Pack weight');
    await expect(weight).toHaveAttribute('min', '0');
    await expect(weight).toHaveAttribute('step', '0.1');
    await expect(weight).toHaveAttribute('inputmode', 'decimal');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  });
}

test('dropdown and pictures choose the same type, and the large picture follows', async ({ page }) => {
  await page.goto('/order/cinnamon');
  await ready(page);
  const type = page.getByLabel('Available type', { exact: true });
  const large = page.locator('main img').first();
  const first = await large.getAttribute('src');
  await page.locator('label', { hasText: /^Alba$/ }).click();
  await expect(type).toHaveValue('Alba');
  await expect(large).toHaveAttribute('src', /product-12-main/);
  await type.selectOption('H2');
  await expect(page.getByRole('radio', { name: 'H2', exact: true })).toBeChecked();
  await expect(large).toHaveAttribute('src', /product-04-main/);
  expect(first).toMatch(/product-01-main/);
  await expect(page.getByRole('link', { name: 'Read about Ceylon Cinnamon H2' })).toHaveAttribute('href', '/product/4');
});

test('the pictures can be gone through by the arrow keys', async ({ page }) => {
  await page.goto('/order/spice-powder');
  await ready(page);
  await page.getByRole('radio', { name: 'Black Pepper' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Available type', { exact: true })).toHaveValue('Nutmeg');
});

test('the address chooses a type; an unknown one falls back to the first', async ({ page }) => {
  await page.goto('/order/cinnamon?type=C5%20Special');
  await expect(page.getByLabel('Available type', { exact: true })).toHaveValue('C5 Special');
  await expect(page.locator('main img').first()).toHaveAttribute('src', /product-10-main/);
  await page.goto('/order/cinnamon?type=Saffron');
  await ready(page);
  await expect(page.getByLabel('Available type', { exact: true })).toHaveValue('Off Cut');
});

test('the quantity goes by one, never below one, and can be typed', async ({ page }) => {
  await page.goto('/order/cinnamon');
  await ready(page);
  const quantity = page.getByLabel('Quantity');
  const fewer = page.getByRole('button', { name: 'One pack less' });
  const more = page.getByRole('button', { name: 'One pack more' });
  await fewer.click({ force: true });
  await expect(quantity).toHaveValue('1');
  await more.click();
  await more.click();
  await expect(quantity).toHaveValue('3');
  await fewer.click();
  await expect(quantity).toHaveValue('2');
  for (const [typed, kept] of [
    ['0', '1'],
    ['-4', '1'],
    ['', '1'],
    ['2000000', '1000000'],
    ['1200', '1200'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(kept);
  }
});

test('the request stands above the button in one sentence', async ({ page }) => {
  await page.goto('/order/cinnamon?type=Alba');
  await ready(page);
  await expect(page.getByText('1 pack of Ceylon Cinnamon Alba, weight still open.')).toBeVisible();
  await page.getByLabel('Pack weight').fill('0.1');
  await page.getByLabel('Quantity').fill('3');
  await expect(page.getByText('3 packs of 0.1 kg Ceylon Cinnamon Alba, 0.3 kg in all.')).toBeVisible();
});

test('what is missing is said, marked and focused, and what was typed stays', async ({ page }) => {
  await page.goto('/order/cinnamon');
  await ready(page);
  const alert = page.getByRole('alert');
  const weight = page.getByLabel('Pack weight');
  const email = page.getByLabel('Email');
  const add = page.getByRole('button', { name: 'Add To Quote Request' });

  await add.click();
  await expect(alert).toHaveText('Please select a type, enter a pack weight, and provide your email.');
  await expect(weight).toBeFocused();
  for (const field of [weight, email]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Please select a type, enter a pack weight/);
  }

  await weight.fill('2.5');
  await add.click();
  await expect(alert).toHaveText('Please select a type, enter a pack weight, and provide your email.');
  await expect(email).toBeFocused();
  await expect(weight).not.toHaveAttribute('aria-invalid');

  await email.fill('ana@example');
  await add.click();
  await expect(alert).toHaveText('Please enter a valid email address.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ana@example');

  await email.fill('ana@example.com');
  await weight.fill('-1');
  await add.click();
  await expect(alert).toHaveText('Please enter a pack weight of 0 or more, with at most 6 digits.');
  await expect(weight).toBeFocused();
  await expect(page).toHaveURL(/\/order\/cinnamon$/);
});

test('a buyer adds an item and comes to the cart', async ({ page, request, email }) => {
  await page.goto('/order/whole-spices');
  await ready(page);
  await page.getByLabel('Available type', { exact: true }).selectOption('Cloves');
  await page.getByLabel('Pack weight').fill('0.5');
  await page.getByRole('button', { name: 'One pack more' }).click();
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `);
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('row', { name: /Whole Spices Cloves 2 0\.5 kg/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your quote request, 1 item in your quote' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('customerEmail'))).toBe(email.toLowerCase());
  expect(await storedCart(request, email)).toEqual([
    { category: 'Whole Spices', type: 'Cloves', quantity: 2, packWeight: '0.5', unit: 'kg' },
  ]);
});

test('the stored e-mail is filled in, and another one starts another list', async ({ page, request, email }) => {
  await fillCart(request, email, alba);
  await rememberEmail(page, email);
  await page.goto('/order/cinnamon?type=Alba');
  const field = page.getByLabel('Email');
  await expect(field).toHaveValue(email);
  await expect(page.getByText(`Quoting as ${email}, change`)).toBeVisible();
  await expect(page.getByText('Already in your quote: 2 × 25 kg.')).toBeVisible();
  await page.getByRole('button', { name: 'change' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('other@example.com');
  await expect(field).toHaveValue('other@example.com');
  await expect(page.getByText(`The list of ${email} stays as it is.`)).toBeVisible();
  await field.fill('');
  await expect(field).toHaveValue('');
});

test('fifty fast clicks send one request', async ({ page, request, email }) => {
  const calls = await stubCart(page, 'POST', 'real');
  await page.goto('/order/cinnamon?type=Alba');
  await ready(page);
  await page.getByLabel('Pack weight').fill('25');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Add To Quote Request' }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 50; press += 1) button.click();
  });
  await expect(page).toHaveURL(/\/cart$/);
  expect(calls).toHaveLength(1);
  expect(await storedCart(request, email)).toHaveLength(1);
});

test('two deliberate adds of the same thing are two items', async ({ page, email }) => {
  for (const count of [1, 2]) {
    await page.goto('/order/cinnamon?type=Alba');
    await ready(page);
    await page.getByLabel('Pack weight').fill('25');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Add To Quote Request' }).click();
    await expect(page.getByRole('row', { name: /Alba/ })).toHaveCount(count);
  }
});

test('a reload and the way back lose nothing that was typed, a new visit starts afresh', async ({ page }) => {
  await page.goto('/order/cinnamon');
  await ready(page);
  await page.getByLabel('Available type', { exact: true }).selectOption('H1');
  await page.getByLabel('Pack weight').fill('45');
  await page.getByLabel('Quantity').fill('7');
  await page.getByLabel('Email').fill('half@typed');
  const isKept = async () => {
    await expect(page.getByLabel('Pack weight')).toHaveValue('45');
    await expect(page.getByLabel('Quantity')).toHaveValue('7');
    await expect(page.getByLabel('Available type', { exact: true })).toHaveValue('H1');
    await expect(page.getByLabel('Email')).toHaveValue('half@typed');
  };
  await page.reload();
  await isKept();
  await page.getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await isKept();
  await page.goto('/shop');
  await page.goto('/order/cinnamon');
  await ready(page);
  await expect(page.getByLabel('Pack weight')).toHaveValue('');
  await expect(page.getByLabel('Quantity')).toHaveValue('1');
});

test('an unknown category has no types', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  await page.goto('/order/saffron');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
