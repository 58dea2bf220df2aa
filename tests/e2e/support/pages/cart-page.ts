import type { Page } from '@playwright/test';
import type { ItemContent } from '#domain/cart/cart-item.ts';
import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';

export function sharedListHash(...items: readonly ItemContent[]): string {
  return `#share=${Buffer.from(JSON.stringify(items.map((item) => Object.values(item)))).toString('base64url')}`;
}

export function createCartPage(page: Page) {
  const email = page.getByLabel('Email');
  const submitEmailButton = page.getByRole('button', { name: 'Submit Email' });
  const name = page.getByLabel('Your Name');
  const phone = page.getByLabel('Contact Number');
  const reference = page.getByText(/^Reference CSE/);

  return {
    email,
    submitEmailButton,
    emailStep: page.getByRole('heading', { name: 'Enter Your Email to View Cart' }),
    emptyCart: page.getByRole('heading', { name: 'Your cart is currently empty' }),
    alert: page.getByRole('alert'),

    rows: page
      .getByRole('row')
      .filter({ hasNot: page.getByRole('columnheader').or(page.getByRole('button', { name: 'Undo' })) }),
    row: (item: ItemContent) => page.getByRole('row', { name: rowName(item) }),
    changeButton: (item: ItemContent) => page.getByRole('button', { name: `Change ${itemName(item)}`, exact: true }),
    removeButton: (item: ItemContent) => page.getByRole('button', { name: `Remove ${itemName(item)}`, exact: true }),
    undoButton: page.getByRole('button', { name: 'Undo' }),
    startNewListButton: page.getByRole('button', { name: 'Start a new list' }),
    undoClearButton: page.getByRole('button', { name: 'Undo removing them' }),
    undoRemovingButton: (item: ItemContent) =>
      page.getByRole('button', { name: `Undo removing ${itemName(item)}`, exact: true }),

    quantity: page.getByLabel('Quantity'),
    increaseButton: page.getByRole('button', { name: 'One pack more' }),
    packWeight: page.getByLabel('Pack weight'),
    unit: page.getByLabel('Unit'),
    saveButton: page.getByRole('button', { name: 'Save', exact: true }),
    cancelButton: page.getByRole('button', { name: 'Cancel' }),

    name,
    phone,
    reference,
    sendButton: page.getByRole('button', { name: 'Send Quote via WhatsApp' }),
    openAgainLink: page.getByRole('link', { name: 'Open WhatsApp again' }),
    shareButton: page.getByRole('button', { name: 'Share items' }),
    changeEmailButton: page.getByRole('button', { name: 'change your email' }),
    forgetMeButton: page.getByRole('button', { name: 'Delete my data' }),

    openHydrated: (hash = '') => openPage(page, `/cart${hash}`),
    goto: async (hash = '') => {
      await page.goto(`/cart${hash}`);
    },
    enterEmail: async (address: string) => {
      await email.fill(address);
      await submitEmailButton.click();
    },
    fillSender: async (sender: { readonly name: string; readonly phone: string }) => {
      await name.fill(sender.name);
      await phone.fill(sender.phone);
    },
    send: () => pressAndReturn(page, 'Send Quote via WhatsApp'),
    readReference: async () => /CSE-\d{8}-\w{4}/.exec((await reference.textContent()) ?? '')?.[0] ?? '',
  };
}

export type CartPage = ReturnType<typeof createCartPage>;

function rowName({ category, type, quantity, packWeight, unit }: ItemContent): RegExp {
  return new RegExp(`^${category} ${type} ${quantity} ${packWeight.replace('.', '\\.')} ${unit} `);
}

function itemName({ category, type, quantity, packWeight, unit }: ItemContent): string {
  return `${category}, ${type}, ${quantity} × ${packWeight} ${unit}`;
}
