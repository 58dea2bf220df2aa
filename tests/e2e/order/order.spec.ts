import { getProductIds, getStoredType } from '#domain/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { grades, isGraded } from '#domain/catalogue/grades.ts';
import { byCss } from '#tests/e2e/support/by-css.ts';
import { cartBadge } from '#tests/e2e/support/cart-badge.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-stub.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';

for (const category of categories) {
  const ids = getProductIds(category);
  const types = ids.map(getStoredType);

  test(`${category} lists its types, and selects the first`, async ({ page, orderPage }) => {
    const { type } = orderPage;
    await orderPage.open(category);
    await expect(type.getByRole('option')).toHaveText(
      ids.map((id) => (isGraded(id) ? `${getStoredType(id)}, up to ${grades[id].diameter} mm` : getStoredType(id))),
    );
    expect(
      await type.getByRole('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    ).toEqual(types);
    await expect(type).toHaveValue(types[0] ?? '');
    await expect(page.getByRole('radio')).toHaveCount(types.length);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(types[0] ?? '');
  });

  test(`${category}: an arrow key in the gallery selects the next type`, async ({ page, orderPage }) => {
    await orderPage.open(category);
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(orderPage.type).toHaveValue(types[1] ?? '');
  });

  test(`${category}: the form begins with one pack and kg, and asks phones for the fitting keyboard`, async ({
    orderPage,
  }) => {
    const { quantity, unit, packWeight, email } = orderPage;
    await orderPage.open(category);
    await expect(quantity).toHaveValue('1');
    await expect(unit.getByRole('option')).toHaveText(['kg', 'ml', 'l']);
    await expect(unit).toHaveValue('kg');
    await expect(packWeight).toHaveAttribute('inputmode', 'decimal');
    await expect(email).toHaveAttribute('type', 'email');
  });

  test(`${category}: arrow keys change the pack weight by 0.1, not below 0`, async ({ orderPage }) => {
    const { packWeight } = orderPage;
    await orderPage.open(category);
    await packWeight.press('ArrowUp');
    await expect(packWeight).toHaveValue('0.1');
    await packWeight.press('ArrowDown');
    await expect(packWeight).toHaveValue('0');
    await packWeight.press('ArrowDown');
    await expect(packWeight).toHaveValue('0');
  });
}

test('on a phone a page without a type begins with the gallery', async ({ page, orderPage }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await orderPage.open('cinnamon');
  await expect(page.getByRole('radiogroup', { name: 'Available types, in pictures' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Other types' })).toBeHidden();
});

test('the type stands below the title, and again in the line above the button', async ({ page, orderPage }) => {
  await orderPage.open('cinnamon');
  const shownType = byCss(page, 'h1 + p');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(shownType).toBeInViewport({ ratio: 1 });
  }
  await expect(shownType).toHaveText('Cinnamon Off Cut');
  await expect(page.getByText('Add Off Cut to your quote request')).toBeVisible();
  await orderPage.type.selectOption('H2');
  await expect(shownType).toHaveText('Ceylon Cinnamon H2');
  await expect(page.getByText('Add H2 to your quote request')).toBeVisible();
});

test('the select and the pictures select the same type, and the large picture follows', async ({ page, orderPage }) => {
  await orderPage.open('cinnamon');
  const largePicture = page.getByRole('main').getByRole('img').first();
  await expect(largePicture).toHaveAttribute('src', /product-01-main/);
  await page.getByRole('radio', { name: 'Alba', exact: true }).check();
  await expect(orderPage.type).toHaveValue('Alba');
  await expect(largePicture).toHaveAttribute('src', /product-12-main/);
  await orderPage.type.selectOption('H2');
  await expect(page.getByRole('radio', { name: 'H2', exact: true })).toBeChecked();
  await expect(largePicture).toHaveAttribute('src', /product-04-main/);
  const readAbout = page.getByRole('link', { name: 'Read about Ceylon Cinnamon H2' });
  await expect(readAbout).toHaveAttribute('href', '/product/4');
});

test('the quantity changes by one, by button or arrow key, not below 1', async ({ orderPage }) => {
  const { quantity, decrease, increase } = orderPage;
  await orderPage.open('cinnamon');
  await decrease.click({ force: true });
  await expect(quantity).toHaveValue('1');
  await increase.click();
  await increase.click();
  await expect(quantity).toHaveValue('3');
  await decrease.click();
  await expect(quantity).toHaveValue('2');
  await quantity.press('ArrowDown');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('1');
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
});

test('the arrow of a select is drawn by two strokes', async ({ orderPage }) => {
  await orderPage.open('cinnamon');
  await expect(orderPage.unit).toHaveCSS('background-image', /45deg, (rgba\(0, 0, 0, 0\)|transparent) 42%.*-45deg/);
});

test('the URL selects a type, and an unknown type selects the first', async ({ page, orderPage }) => {
  await orderPage.open('cinnamon', 'C5 Special');
  await expect(orderPage.type).toHaveValue('C5 Special');
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /product-10-main/);
  await orderPage.open('cinnamon', 'Saffron');
  await expect(orderPage.type).toHaveValue('Off Cut');
});

test('the line above the button says the request, with its total', async ({ page, email, orderPage }) => {
  await orderPage.open('cinnamon', 'Alba');
  await expect(page.getByText('1 pack of Ceylon Cinnamon Alba: enter the pack weight.')).toBeVisible();
  await orderPage.enter({ packWeight: '0.1', quantity: 3, email });
  await expect(page.getByText('3 packs of 0.1 kg Ceylon Cinnamon Alba, 0.3 kg (0.661 lb) in all.')).toBeVisible();
});

test('a quantity that is no whole number stays as typed, with the reason at its field', async ({
  page,
  email,
  orderPage,
}) => {
  const { quantity, alert, addButton } = orderPage;
  await orderPage.open('cinnamon', 'Alba');
  await orderPage.enter({ packWeight: '25', email });
  for (const typed of ['', '-4', '10 bags']) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(typed);
    await addButton.click();
    await expect(alert).toHaveText('Please enter a quantity from 1 to 1,000,000, as a whole number.');
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveValue(typed);
    await expect(page.getByText('Ceylon Cinnamon Alba, quantity still open.')).toBeVisible();
  }
  await quantity.fill('1.000');
  await expect(alert).toHaveCount(0);
});

test('a weight with a comma and a quantity with a point of thousands are read as they are meant', async ({
  page,
  request,
  email,
  orderPage,
}) => {
  const { packWeight, quantity, addButton } = orderPage;
  await orderPage.open('cinnamon', 'Alba');
  await orderPage.enter({ packWeight: '0.1', email });
  await packWeight.fill('');
  await packWeight.pressSequentially('0,25');
  await expect(packWeight).toHaveValue('0,25');
  await quantity.fill('1.000');
  await expect(page.getByText('1,000 packs of 0.25 kg Ceylon Cinnamon Alba')).toBeVisible();
  await addButton.click();
  await expect(page).toHaveURL('/cart');
  expect(await fetchCart(request, email)).toEqual([{ ...alba, quantity: 1000, packWeight: '0.25' }]);
});

test('the form marks and focuses invalid fields, shows why, and keeps the input', async ({ page, orderPage }) => {
  const { alert, packWeight, email, addButton } = orderPage;
  await orderPage.open('cinnamon');

  await addButton.click();
  await expect(alert).toHaveText([
    'Please select a type, enter a pack weight, and provide your email.',
    'Please enter your email.',
  ]);
  await expect(packWeight).toBeFocused();
  for (const field of [packWeight, email]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(packWeight).toHaveAccessibleDescription(/Please select a type, enter a pack weight/);
  await expect(email).toHaveAccessibleDescription(/Please enter your email\./);

  await packWeight.fill('2.5');
  await expect(email).toHaveAccessibleDescription(/Please enter your email\./);
  await addButton.click();
  await expect(alert).toHaveText('Please select a type, enter a pack weight, and provide your email.');
  await expect(email).toBeFocused();
  await expect(packWeight).not.toHaveAttribute('aria-invalid');

  await email.fill('ana@example');
  await addButton.click();
  await expect(alert).toHaveText('Please enter a valid email address.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ana@example');

  await email.fill('ana@example.com');
  await packWeight.fill('-1');
  await addButton.click();
  await expect(alert).toHaveText('Enter a weight of 0 or more, for example 25 or 0.5, with at most 6 digits.');
  await expect(packWeight).toBeFocused();
  await expect(page).toHaveURL(/\/order\/cinnamon$/);
});

test('adding an item stores it, remembers the e-mail and opens the cart', async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  const item = { ...cloves, quantity: 2 };
  await orderPage.open('whole-spices');
  await orderPage.type.selectOption('Cloves');
  await orderPage.packWeight.fill('0.5');
  await orderPage.increase.click();
  await orderPage.email.fill(`  ${email.toUpperCase()} `);
  await orderPage.email.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartPage.row(item)).toBeVisible();
  await expect(cartBadge(page, 1)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('customerEmail'))).toBe(email.toLowerCase());
  expect(await fetchCart(request, email)).toEqual([item]);
});

test('a known e-mail is one line that opens the field, and another e-mail starts another cart', async ({
  page,
  email,
  orderPage,
  seedCart,
}) => {
  await seedCart(alba);
  await page.goto('/order/cinnamon?type=Alba');
  await expect(page.getByText(`Request from ${email}, change`)).toBeVisible();
  await expect(orderPage.email).toHaveCount(0);
  await expect(page.getByText('Already in your quote request: 2 × 25 kg.')).toBeVisible();
  await orderPage.changeEmail.click();
  await expect(orderPage.email).toBeFocused();
  await expect(orderPage.email).toHaveValue(email);
  await page.keyboard.type('other@example.com');
  await expect(orderPage.email).toHaveValue('other@example.com');
  await expect(page.getByText(`The one under ${email} stays as it is.`)).toBeVisible();
  await orderPage.email.fill('');
  await expect(orderPage.email).toHaveValue('');
});

test('fifty fast clicks send one request, and adding the same item again on purpose stores two', async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  const calls = await stubCart(page, 'POST', 'real');
  await orderPage.fillAlba(email);
  await orderPage.addButton.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 50; click += 1) button.click();
  });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartPage.row(alba)).toHaveCount(1);
  expect(calls).toHaveLength(1);
  expect(await fetchCart(request, email)).toHaveLength(1);

  await orderPage.fillAlba(email);
  await orderPage.addButton.click();
  await expect(cartPage.row(alba)).toHaveCount(2);
});

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
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expectInputKept();
  await page.goto('/shop');
  await orderPage.open('cinnamon');
  await expect(packWeight).toHaveValue('');
  await expect(quantity).toHaveValue('1');
});

test('an unknown category shows Product Not Found and no types', async ({ page, orderPage, expectedConsole }) => {
  expectedConsole.push(/404/);
  await orderPage.open('saffron');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
