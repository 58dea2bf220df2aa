import { alba, storedCart, whatsAppText } from './support/cart-data.ts';
import { expect, ready, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a buyer on a phone searches Alba, compares it with H2, adds it, changes the quantity and sends the quote', async ({
  page,
  request,
  email,
  externalRequests,
  orderPage,
  cartPage,
}) => {
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'OUR PRODUCTS' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('searchbox').fill('albba');
  await page.getByRole('link', { name: 'Read More about Ceylon Cinnamon Alba' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeVisible();
  const guide = page.getByRole('region', { name: 'How thick is each grade?' });
  await expect(guide.getByRole('link', { name: /^Alba\s*6 mm/ })).toBeVisible();
  await expect(guide.getByRole('link', { name: /^H2\s*25 mm/ })).toBeVisible();

  await page.getByRole('link', { name: 'Request a quote' }).tap();
  await expect(page).toHaveURL('/order/cinnamon?type=Alba');
  await expect(orderPage.type).toHaveValue('Alba');
  await orderPage.enter({ packWeight: '10', email });
  await orderPage.addButton.tap();
  await expect(page).toHaveURL('/cart');

  await cartPage.change({ ...alba, quantity: 1, packWeight: '10' }).tap();
  await cartPage.increase.tap();
  await cartPage.save.tap();
  await expect(cartPage.change({ ...alba, packWeight: '10' })).toBeVisible();
  expect(await storedCart(request, email)).toMatchObject([{ type: 'Alba', quantity: 2, packWeight: '10' }]);

  await cartPage.fillContact({ name: 'Ana López', phone: '+52 55 0000 0000' });
  await cartPage.send();
  expect(whatsAppText(externalRequests.find((url) => url.startsWith('https://wa.me/')))).toContain(
    '1. Cinnamon, Alba, quantity 2, pack weight 10 kg',
  );
  await expect(cartPage.openAgain).toBeVisible();
});
