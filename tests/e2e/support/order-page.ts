import { expect, type Page } from '@playwright/test';
import { alba } from '#tests/support/alba.ts';
import { ready } from './ready.ts';

/** What a test types into the order form. */
interface OrderFields {
  readonly packWeight: string;
  readonly quantity?: number;
  readonly email?: string;
}

/** Locators and actions of `/order/:category`. */
export function createOrderPage(page: Page) {
  const type = page.getByLabel('Available type', { exact: true });
  const packWeight = page.getByLabel('Pack weight');
  const quantity = page.getByLabel('Quantity');
  const email = page.getByLabel('Email');
  const changeEmail = page.getByRole('button', { name: 'change your email' });
  const addButton = page.getByRole('button', { name: 'Add To Quote Request' });

  /** Opens the page, with a type of product selected by the URL, and waits until it is hydrated. */
  const open = async (category: string, selectedType?: string) => {
    await page.goto(
      `/order/${category}${selectedType === undefined ? '' : `?type=${encodeURIComponent(selectedType)}`}`,
    );
    await ready(page);
  };
  const enter = async (fields: OrderFields) => {
    await packWeight.fill(fields.packWeight);
    if (fields.quantity !== undefined) await quantity.fill(String(fields.quantity));
    if (fields.email === undefined) return;
    // A known e-mail is one line until it is to be changed.
    if (!(await email.isVisible())) await changeEmail.click();
    await email.fill(fields.email);
  };

  return {
    type,
    packWeight,
    unit: page.getByLabel('Unit'),
    quantity,
    email,
    changeEmail,
    increase: page.getByRole('button', { name: 'One pack more' }),
    decrease: page.getByRole('button', { name: 'One pack less' }),
    addButton,
    /** The same button while a request is pending. */
    addingButton: page.getByRole('button', { name: 'Adding…' }),
    /** The same button once the item is stored, until the cart is shown. */
    addedButton: page.getByRole('button', { name: 'Added', exact: true }),
    alert: page.getByRole('alert'),
    open,
    enter,
    /** Opens the form and fills in `alba`, but does not submit it. */
    fillAlba: async (address: string) => {
      await open('cinnamon', alba.type);
      await enter({ packWeight: alba.packWeight, quantity: alba.quantity, email: address });
    },
    /** Fills in the form and submits it; returns before the response. */
    addItem: async (fields: OrderFields) => {
      await enter(fields);
      await addButton.click();
    },
  };
}

export type OrderPage = ReturnType<typeof createOrderPage>;

/** Checks that the form still contains what `fillAlba` typed. */
export async function expectAlba(orderPage: OrderPage, email: string): Promise<void> {
  await expect(orderPage.type).toHaveValue(alba.type);
  await expect(orderPage.packWeight).toHaveValue(alba.packWeight);
  await expect(orderPage.quantity).toHaveValue(String(alba.quantity));
  await expect(orderPage.email).toHaveValue(email);
}
