import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

test('home has landmarks with their headings', async ({ page }) => {
  await openPage(page, '/');
  await expect(byCss(page, 'body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - link /Call \\+/
      - link /, home$/
      - navigation "Main":
        - list:
          - listitem:
            - link "HOME"
      - link "Your quote request"
      - status
    - main:
      - heading /Welcome/ [level=1]
      - region:
        - heading [level=2]
      - region "Our Products":
        - heading "Our Products" [level=2]
        - list:
          - listitem:
            - link /^View larger. /
            - heading "Cinnamon" [level=3]
        - paragraph:
          - link "View More of our products"
    - contentinfo
  `);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the navigation marks the current page', async ({ page }) => {
  await openPage(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.and(byCss(page, '[aria-current="page"]'))).toHaveText(['HOME']);
});

test('the list of products begins with its focused title', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'OUR PRODUCTS' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeFocused();
});

test('a search announces the number of its results', async ({ page }) => {
  await openPage(page, '/products');
  await page.getByRole('searchbox').fill('alba');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Our Products" [level=1]
      - group "Show products of a category":
        - button "All" [pressed]
        - button "Cinnamon Products" [pressed=false]
        - button "Whole Spices" [pressed=false]
        - button "Spice Powders" [pressed=false]
      - search:
        - searchbox "Search products": alba
        - button "Clear the search"
      - status: 1 product for “alba”
      - list:
        - /children: equal
        - listitem:
          - img /Alba cinnamon quills/
          - heading "Ceylon Cinnamon Alba" [level=2]
          - link "Read More about Ceylon Cinnamon Alba"
      - region "Not sure which one you need?":
        - heading [level=2]
  `);
});

test('the page of a search result begins with its focused title', async ({ page }) => {
  await openPage(page, '/products?q=alba');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeFocused();
});

test('a product names its pictures, its key figures and the fields of the request', async ({ page }) => {
  await openPage(page, `/product/${idsByName.alba}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Back to Products"
      - group "Pictures of Ceylon Cinnamon Alba":
        - link /^View larger. /
        - button /^Show picture 1. / [pressed]
        - button /^Show picture 2. / [pressed=false]
        - button /^Show picture 3. / [pressed=false]
      - heading "Ceylon Cinnamon Alba" [level=1]
      - term: Maximum diameter
      - definition: 6 mm
      - term: Quills per kg
      - definition: at least 45
      - spinbutton "Pack weight"
      - combobox "Unit":
        - option "kg" [selected]
      - spinbutton "Quantity": "1"
      - link "Request a quote"
      - status: Nothing is sent yet. You can check your whole request first.
      - region "More figures"
  `);
});

test('the sections of a product and its links to other products have names', async ({ page }) => {
  const main = page.getByRole('main');
  await openPage(page, `/product/${idsByName.alba}`);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - region "More figures":
        - heading "More figures" [level=2]
        - term: Botanical name
        - definition: Cinnamomum verum
        - term: Part used
        - definition
      - region "About this product":
        - paragraph
        - paragraph
        - paragraph
      - region "How thick is each grade?":
        - heading "How thick is each grade?" [level=2]
        - list:
          - listitem:
            - link "Alba 6 mm 45 per kg"
          - listitem:
            - link "C5 Special 6 mm 35 per kg"
      - navigation "More of Cinnamon Products":
        - link "Previous Ceylon Cinnamon Extra Special"
        - link "Next Cinnamon Leaf Oil"
  `);
  await expect(byCss(main, '[aria-current]')).toHaveAccessibleName(/^Alba/);
});

test('an order announces which fields are missing, and is added once they are filled in', async ({
  page,
  email,
  orderPage,
}) => {
  const main = page.getByRole('main');
  await openPage(page, `/product/${idsByName.alba}`);

  await test.step('the order page begins with its focused title', async () => {
    await main.getByRole('link', { name: 'Request a quote' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order Cinnamon' })).toBeFocused();
  });

  await test.step('errors are announced and tied to their fields', async () => {
    await main.getByRole('button', { name: 'Add To Quote Request' }).click();
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - link "All categories"
        - heading "Order Cinnamon" [level=1]
        - img /Alba cinnamon quills/
        - radiogroup "Available types, in pictures":
          - radio "Off Cut" [checked=false]
          - radio "Alba" [checked]
        - form "Your request":
          - combobox "Available type":
            - option "Alba, up to 6 mm" [selected]
          - spinbutton "Pack weight" [invalid]
          - combobox "Unit":
            - option "kg" [selected]
            - option "ml"
            - option "l"
          - button "One pack less" [disabled]
          - spinbutton "Quantity": "1"
          - button "One pack more"
          - alert: Please select a type, enter a pack weight, and provide your email.
          - textbox "Email" [invalid]
          - alert: Please enter your email.
          - paragraph: /Alba.*enter the pack weight/
          - button "Add To Quote Request"
        - link "Read about Ceylon Cinnamon Alba"
    `);
    const weight = main.getByRole('spinbutton', { name: 'Pack weight' });
    await expect(weight).toBeFocused();
    await expect(weight).toHaveAccessibleDescription(/^Please select a type.*One pack, for example/);
    await expect(main.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/kept under this email/);
  });

  await test.step('the filled-in item is added', async () => {
    await orderPage.addItem({ packWeight: '10', email });
    await expect(page.getByRole('heading', { level: 1, name: 'Your quote request' })).toBeFocused();
  });
});

test('an added item is announced with the number of items', async ({ page, email, orderPage }) => {
  await orderPage.openHydrated('cinnamon', 'Alba');
  await orderPage.addItem({ packWeight: '10', email });
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote request' })).toBeFocused();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Your quote request, 1 item in your quote"
      - status: 1 item in your quote
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Your quote request" [level=1]
      - status: Ceylon Cinnamon Alba, 1 × 10 kg, is in your quote request.
      - link "Add another cinnamon"
      - button "Send the request"
      - region /^Items of your quote request. 1 item$/:
        - heading [level=2]
      - region "Send your request":
        - heading "Send your request" [level=2]
  `);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the side menu is a named modal dialog', async ({ page }) => {
    await openPage(page, '/shop');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toMatchAriaSnapshot(`
      - dialog "Menu":
        - button "Close menu"
        - navigation "Menu":
          - list:
            - listitem:
              - link "HOME"
    `);
    await expect(byCss(menu, '[aria-current="page"]')).toHaveText('SHOP NOW');
    expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  });
});

test('a picture opens in a modal dialog with its description', async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: /^View larger: .*cinnamon quills/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Picture viewer":
      - button "Close picture"
      - button "Enlarge"
      - figure /^A bundle of cinnamon quills/:
        - img /^A bundle of cinnamon quills/
  `);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
});
