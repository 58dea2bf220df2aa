import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

const added = { ...alba, quantity: 1, packWeight: '10' };

test('the table of the cart and its rows have names', async ({ page, seedCart, cartPage }) => {
  await seedCart(added);
  await cartPage.openHydrated();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
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
  `);
});

test('the panel that sends a request, its fields and its buttons have names', async ({ page, seedCart, cartPage }) => {
  await seedCart(added);
  await cartPage.openHydrated();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
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

test('the form that changes an item has a name', async ({ page, seedCart, cartPage }) => {
  const main = page.getByRole('main');
  await seedCart(added);
  await cartPage.openHydrated();
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
});

test('the change of an item is announced', async ({ page, seedCart, cartPage }) => {
  const main = page.getByRole('main');
  await seedCart(added);
  await cartPage.openHydrated();
  await main.getByRole('button', { name: /^Change Cinnamon/ }).click();
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
});

test('the removal and the return of an item are announced, each with the focus on the next button', async ({
  page,
  seedCart,
  cartPage,
}) => {
  const main = page.getByRole('main');
  await seedCart({ ...added, quantity: 2 });
  await cartPage.openHydrated();
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

test('the missing fields of a request are announced', async ({ page, seedCart, cartPage }) => {
  const main = page.getByRole('main');
  await seedCart(added);
  await cartPage.openHydrated();
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
});

test('a request that was sent shows its message and three alternatives', async ({ page, seedCart, cartPage }) => {
  const main = page.getByRole('main');
  await seedCart(added);
  await cartPage.openHydrated();
  await cartPage.fillSender({ name: 'Ana', phone: '+52 1' });
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
