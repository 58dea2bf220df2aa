import { byCss } from '#tests/e2e/support/by-css.ts';
import { alba } from '#tests/e2e/support/cart-data.ts';
import { pressAndReturn } from '#tests/e2e/support/press-and-return.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';

// The accessibility tree at each step of a purchase, in reading order. Only what the journey needs is checked; other
// texts may change.

const added = { ...alba, quantity: 1, packWeight: '10' };

test('home has landmarks, one level-one heading, and the current page', async ({ page }) => {
  await page.goto('/');
  await ready(page);
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
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.and(byCss(page, '[aria-current="page"]'))).toHaveText(['HOME']);
});

test('a product is found: the search announces its count, the product names its figures, grades and pictures', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await ready(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'OUR PRODUCTS' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeFocused();
  await page.getByRole('searchbox').fill('alba');
  await expect(main).toMatchAriaSnapshot(`
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
  await main.getByRole('link', { name: /^Read More/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon Alba' })).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
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

test('an item is added: errors are announced and tied to their fields, the table and its rows have names', async ({
  page,
  email,
}) => {
  const main = page.getByRole('main');
  await page.goto('/product/12');
  await ready(page);
  await main.getByRole('link', { name: 'Request a quote' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order Cinnamon' })).toBeFocused();
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
  await main.getByRole('spinbutton', { name: 'Pack weight' }).fill('10');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your quote request' })).toBeFocused();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Your quote request, 1 item in your quote"
      - status: 1 item in your quote
  `);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Your quote request" [level=1]
      - status: Ceylon Cinnamon Alba, 1 × 10 kg, is in your quote request.
      - link "Add another cinnamon"
      - button "Send the request"
      - region /^Items of your quote request. 1 item$/:
        - heading [level=2]
        - table /^Items of your quote request. 1 item$/:
          - rowgroup:
            - row "Category Type Quantity Pack Weight Actions":
              - columnheader "Category"
              - columnheader "Type"
              - columnheader "Quantity"
              - columnheader "Pack Weight"
              - columnheader "Actions"
          - rowgroup:
            - row:
              - cell "Cinnamon"
              - rowheader "Alba":
                - link "Alba"
              - cell "1"
              - cell "10 kg (22 lb)"
              - cell:
                - button "Change Cinnamon, Alba, 1 × 10 kg"
                - button "Remove Cinnamon, Alba, 1 × 10 kg"
                - status
        - paragraph:
          - text: Total
          - strong: 10 kg (22 lb)
        - link "Add more items"
        - button "Share items" [expanded=false]
        - button "Print or save as PDF"
      - region "Send your request":
        - heading "Send your request" [level=2]
        - textbox "Your Name"
        - textbox "Contact Number"
        - group: /^Help us quote faster optional. port, packing, documents$/
        - button "Send Quote via WhatsApp"
        - paragraph:
          - button "change your email"
          - button "Delete my data"
  `);
});

test('an item is changed and removed: its form has a name, and each change is announced', async ({
  page,
  seedCart,
  cartPage,
}) => {
  const main = page.getByRole('main');
  await seedCart(added);
  await cartPage.open();
  await ready(page);
  await main.getByRole('button', { name: /^Change Cinnamon/ }).click();
  await expect(main.getByRole('table')).toMatchAriaSnapshot(`
    - form "Change Cinnamon, Alba, 1 × 10 kg":
      - heading "Alba Cinnamon" [level=3]
      - button "One pack less" [disabled]
      - spinbutton "Quantity": "1"
      - button "One pack more"
      - spinbutton "Pack weight": "10"
      - combobox "Unit"
      - button "Save"
      - button "Cancel"
  `);
  await main.getByRole('button', { name: 'One pack more' }).click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('row', { name: /Alba/ })).toMatchAriaSnapshot(`
    - row:
      - cell "2"
      - cell:
        - button "Change Cinnamon, Alba, 2 × 10 kg"
        - status: Cinnamon, Alba was changed.
  `);
  await expect(main.getByRole('button', { name: /^Change Cinnamon/ })).toBeFocused();
  await main.getByRole('button', { name: /^Remove Cinnamon/ }).click();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading [level=1]
      - paragraph: Cinnamon, Alba was removed.
      - button "Undo removing Cinnamon, Alba, 2 × 10 kg"
      - heading "Your cart is currently empty" [level=2]
      - link "Continue Shopping"
  `);
  const undo = main.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription('Cinnamon, Alba was removed.');
  await undo.click();
  await expect(main.getByRole('button', { name: /^Remove Cinnamon/ })).toBeFocused();
  const status = main.getByRole('status').filter({ hasText: 'Cinnamon, Alba is back in your quote request.' });
  await expect(status).toHaveCount(1);
});

test('a request is sent: first the missing fields, then the exact message and three alternatives', async ({
  page,
  seedCart,
  cartPage,
}) => {
  const main = page.getByRole('main');
  await seedCart(added);
  await cartPage.open();
  await ready(page);
  const panel = main.getByRole('region', { name: 'Send your request' });
  await panel.getByRole('button', { name: 'Send Quote via WhatsApp' }).click();
  await expect(panel).toMatchAriaSnapshot(`
    - region "Send your request":
      - textbox "Your Name" [invalid]
      - alert: Please enter your name and contact number.
      - textbox "Contact Number" [invalid]
      - alert: Please enter your contact number.
      - button "Send Quote via WhatsApp"
  `);
  const phone = panel.getByRole('textbox', { name: 'Contact Number' });
  await expect(phone).toHaveAccessibleDescription(/^Please enter your contact number\. With country code/);
  await panel.getByRole('textbox', { name: 'Your Name' }).fill('Ana');
  await phone.fill('+52 1');
  await pressAndReturn(page, 'Send Quote via WhatsApp');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - region "Send your request":
        - button "Send Quote via WhatsApp"
        - status
      - region "Your message is ready in WhatsApp":
        - status:
          - heading "Your message is ready in WhatsApp" [level=3]
        - status
        - region "The exact message"
        - link "Open WhatsApp again"
        - button "Copy text"
        - link "Send by email instead"
  `);
  await main.getByRole('button', { name: 'Copy text' }).click();
  await expect(main.getByRole('status').filter({ hasText: /The text is/ })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the side menu is a named modal dialog', async ({ page }) => {
    await page.goto('/shop');
    await ready(page);
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

test('a picture opens in a dialog with its description', async ({ page }) => {
  await page.goto('/');
  await ready(page);
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
