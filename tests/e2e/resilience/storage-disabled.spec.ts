import { alba, storedCart } from '#tests/e2e/support/cart-data.ts';
import { cartBadge } from '#tests/e2e/support/header.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

/** Init scripts that break the browser's storage, each with its title. */
const storageFaults = {
  'its methods throw': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    }
  },
  'reading the property throws': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  },
  'it is full': () => {
    // To the last character: large chunks first, then smaller ones.
    for (const storage of location.protocol === 'about:' ? [] : [localStorage, sessionStorage]) {
      for (let size = 1 << 20; size >= 1; size = size >> 1) {
        try {
          for (let chunk = 0; chunk < 100; chunk++) storage.setItem(`filler-${size}-${chunk}`, 'x'.repeat(size));
        } catch {
          // No room for a chunk of this size.
        }
      }
    }
  },
} as const;

for (const [fault, initScript] of Object.entries(storageFaults)) {
  test(`the site works without browser storage until the page is left: ${fault}`, async ({
    page,
    request,
    email,
    orderPage,
    cartPage,
  }) => {
    await page.addInitScript(initScript);
    await orderPage.fillAlba(email);
    await orderPage.addButton.click();
    await expect(cartPage.row(alba)).toBeVisible();
    await page.getByRole('link', { name: 'SHOP NOW' }).click();
    await expect(cartBadge(page, 1)).toBeVisible();
    await page
      .getByRole('link', { name: /Your quote request/ })
      .first()
      .click();
    await cartPage.fillContact({ name: 'Ana López', phone: '+52 55 0000 0000' });
    await page.goBack();
    await page.goForward();
    await expect(cartPage.name).toHaveValue('Ana López');
    await cartPage.send();
    await expect(cartPage.openAgain).toBeVisible();
    await cartPage.remove(alba).click();
    await expect(cartPage.emptyCart).toBeVisible();
    expect(await storedCart(request, email)).toEqual([]);
    await cartPage.forgetMe.click();
    await expect(cartPage.emailStep).toBeVisible();
  });
}
