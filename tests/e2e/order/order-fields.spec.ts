import { categoryIds } from '#domain/catalogue/categories.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

for (const category of categoryIds) {
  test(`${category}: the form begins with one pack in kg`, async ({ orderPage }) => {
    const { quantity, unit } = orderPage;
    await orderPage.openHydrated(category);
    await expect(quantity).toHaveValue('1');
    await expect(unit.getByRole('option')).toHaveText(['kg', 'ml', 'l']);
    await expect(unit).toHaveValue('kg');
  });

  test(`${category}: the form asks phones for the fitting keyboard`, async ({ orderPage }) => {
    const { packWeight, email } = orderPage;
    await orderPage.openHydrated(category);
    await expect(packWeight).toHaveAttribute('inputmode', 'decimal');
    await expect(email).toHaveAttribute('type', 'email');
  });

  test(`${category}: arrow keys change the pack weight by 0.1, not below 0`, async ({ orderPage }) => {
    const { packWeight } = orderPage;
    await orderPage.openHydrated(category);
    await packWeight.press('ArrowUp');
    await expect(packWeight).toHaveValue('0.1');
    await packWeight.press('ArrowDown');
    await expect(packWeight).toHaveValue('0');
    await packWeight.press('ArrowDown');
    await expect(packWeight).toHaveValue('0');
  });
}

test('the buttons change the quantity by one, not below 1', async ({ orderPage }) => {
  const { quantity, decreaseButton, increaseButton } = orderPage;
  await orderPage.openHydrated('cinnamon');
  // Without `force`, Playwright would wait until the button is no longer disabled.
  await decreaseButton.click({ force: true });
  await expect(quantity).toHaveValue('1');
  await increaseButton.click();
  await increaseButton.click();
  await expect(quantity).toHaveValue('3');
  await decreaseButton.click();
  await expect(quantity).toHaveValue('2');
});

test('the arrow keys change the quantity by one, not below 1', async ({ orderPage }) => {
  const { quantity } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await quantity.press('ArrowDown');
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('1');
});

test('the arrow of a select is drawn by two strokes', async ({ orderPage }) => {
  await orderPage.openHydrated('cinnamon');
  await expect(orderPage.unit).toHaveCSS('background-image', /45deg, (rgba\(0, 0, 0, 0\)|transparent) 42%.*-45deg/);
});

test('the line above the button says the request, with its total', async ({ page, email, orderPage }) => {
  await orderPage.openHydrated('cinnamon', 'Alba');
  await expect(page.getByText('1 pack of Ceylon Cinnamon Alba: enter the pack weight.')).toBeVisible();
  await orderPage.enter({ packWeight: '0.1', quantity: 3, email });
  await expect(page.getByText('3 packs of 0.1 kg Ceylon Cinnamon Alba, 0.3 kg (0.661 lb) in all.')).toBeVisible();
});

for (const typed of ['', '-4', '10 bags']) {
  test(`the quantity “${typed}” stays as typed, with the reason at its field`, async ({ page, email, orderPage }) => {
    const { quantity, alert, addButton } = orderPage;
    await orderPage.openHydrated('cinnamon', 'Alba');
    await orderPage.enter({ packWeight: '25', email });
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(typed);
    await addButton.click();
    await expect(alert).toHaveText('Please enter a quantity from 1 to 1,000,000, as a whole number.');
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveValue(typed);
    await expect(page.getByText('Ceylon Cinnamon Alba, quantity still open.')).toBeVisible();
  });
}

test('the reason at the quantity goes as soon as the quantity is a whole number', async ({ email, orderPage }) => {
  const { quantity, alert, addButton } = orderPage;
  await orderPage.openHydrated('cinnamon', 'Alba');
  await orderPage.enter({ packWeight: '25', email });
  await quantity.fill('10 bags');
  await addButton.click();
  await expect(alert).toBeVisible();
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
  await orderPage.openHydrated('cinnamon', 'Alba');
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

test('without weight and email the form marks both fields, says why, and focuses the first', async ({ orderPage }) => {
  const { alert, packWeight, email, addButton } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await addButton.click();
  await expect(alert).toHaveText([
    'Please select a type, enter a pack weight, and provide your email.',
    'Please enter your email.',
  ]);
  await expect(packWeight).toBeFocused();
  await expect(packWeight).toHaveAttribute('aria-invalid', 'true');
  await expect(packWeight).toHaveAccessibleDescription(/Please select a type, enter a pack weight/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Please enter your email\./);
});

test('once the weight is there, the form asks for the email only, and focuses it', async ({ orderPage }) => {
  const { alert, packWeight, email, addButton } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await addButton.click();
  await packWeight.fill('2.5');
  await expect(email).toHaveAccessibleDescription(/Please enter your email\./);
  await addButton.click();
  await expect(alert).toHaveText('Please select a type, enter a pack weight, and provide your email.');
  await expect(email).toBeFocused();
  await expect(packWeight).not.toHaveAttribute('aria-invalid');
});

test('an invalid email stays as typed, with the reason and the focus', async ({ orderPage }) => {
  const { alert, email, addButton } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await orderPage.enter({ packWeight: '2.5', email: 'ana@example' });
  await addButton.click();
  await expect(alert).toHaveText('Please enter a valid email address.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ana@example');
});

test('an item with an invalid weight is not added, and the weight gets the reason and the focus', async ({
  page,
  email,
  orderPage,
}) => {
  const { alert, packWeight, addButton } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await orderPage.enter({ packWeight: '-1', email });
  await addButton.click();
  await expect(alert).toHaveText('Enter a weight of 0 or more, for example 25 or 0.5, with at most 6 digits.');
  await expect(packWeight).toBeFocused();
  await expect(page).toHaveURL('/order/cinnamon');
});

test('a known email is one line that opens the field', async ({ page, email, orderPage, seedCart }) => {
  await seedCart(alba);
  await page.goto('/order/cinnamon?type=Alba');
  await expect(page.getByText(`Request from ${email}, change`)).toBeVisible();
  await expect(orderPage.email).toHaveCount(0);
  await expect(page.getByText('Already in your quote request: 2 × 25 kg.')).toBeVisible();
  await orderPage.changeEmailButton.click();
  await expect(orderPage.email).toBeFocused();
  await expect(orderPage.email).toHaveValue(email);
});

test('another email starts another cart', async ({ page, request, email, orderPage, seedCart }) => {
  const otherEmail = `other-${email}`;
  await seedCart(alba);
  await page.goto('/order/cinnamon?type=Alba');
  await orderPage.changeEmailButton.click();
  await expect(orderPage.email).toBeFocused();
  await page.keyboard.type(otherEmail);
  await expect(orderPage.email).toHaveValue(otherEmail);
  await expect(page.getByText(`The one under ${email} stays as it is.`)).toBeVisible();
  await orderPage.addItem({ packWeight: '5' });
  await expect(page).toHaveURL('/cart');
  expect(await fetchCart(request, otherEmail)).toEqual([{ ...alba, quantity: 1, packWeight: '5' }]);
  expect(await fetchCart(request, email)).toEqual([alba]);
});

test('the field of a known email can be emptied', async ({ page, orderPage, seedCart }) => {
  await seedCart(alba);
  await page.goto('/order/cinnamon?type=Alba');
  await orderPage.changeEmailButton.click();
  await page.keyboard.type('other@example.com');
  await orderPage.email.fill('');
  await expect(orderPage.email).toHaveValue('');
});
