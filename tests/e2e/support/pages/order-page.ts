import { expect, type Page } from '@playwright/test';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { alba } from '#tests/support/items.ts';

interface OrderFields {
  readonly packWeight: string;
  readonly quantity?: number;
  readonly email?: string;
}

export function createOrderPage(page: Page) {
  const type = page.getByLabel('Available type', { exact: true });
  const packWeight = page.getByLabel('Pack weight');
  const quantity = page.getByLabel('Quantity');
  const email = page.getByLabel('Email');
  const changeEmailButton = page.getByRole('button', { name: 'change your email' });
  const addButton = page.getByRole('button', { name: 'Add To Quote Request' });

  const openHydrated = async (category: string, selectedType?: string) => {
    const search = selectedType === undefined ? '' : `?type=${encodeURIComponent(selectedType)}`;
    await openPage(page, `/order/${category}${search}`);
  };
  const enter = async (fields: OrderFields) => {
    await packWeight.fill(fields.packWeight);
    if (fields.quantity !== undefined) await quantity.fill(String(fields.quantity));
    if (fields.email === undefined) return;
    if (!(await email.isVisible())) await changeEmailButton.click();
    await email.fill(fields.email);
  };

  return {
    type,
    packWeight,
    unit: page.getByLabel('Unit'),
    quantity,
    email,
    changeEmailButton,
    increaseButton: page.getByRole('button', { name: 'One pack more' }),
    decreaseButton: page.getByRole('button', { name: 'One pack less' }),
    addButton,
    addingButton: page.getByRole('button', { name: 'Adding…' }),
    addedButton: page.getByRole('button', { name: 'Added', exact: true }),
    alert: page.getByRole('alert'),
    openHydrated,
    enter,
    openWithAlba: async (address: string) => {
      await openHydrated('cinnamon', alba.type);
      await enter({ packWeight: alba.packWeight, quantity: alba.quantity, email: address });
    },
    addItem: async (fields: OrderFields) => {
      await enter(fields);
      await addButton.click();
    },
  };
}

export type OrderPage = ReturnType<typeof createOrderPage>;

export async function expectFormHoldsAlba(orderPage: OrderPage, email: string): Promise<void> {
  await expect(orderPage.type).toHaveValue(alba.type);
  await expect(orderPage.packWeight).toHaveValue(alba.packWeight);
  await expect(orderPage.quantity).toHaveValue(String(alba.quantity));
  await expect(orderPage.email).toHaveValue(email);
}
