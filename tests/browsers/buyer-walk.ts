import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { until } from '#scripts/support/until.ts';
import { button, link, type BrowserDriver } from '#tests/browsers/support/browser.ts';
import { mainLink } from '#tests/browsers/support/main-link.ts';
import { showPrinted } from '#tests/browsers/support/show-printed.ts';
import type { Visit } from '#tests/browsers/support/visit.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { sender } from '#tests/support/sender.ts';
import { countPages } from '#tests/support/unpack-pdf.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { sentMessageTexts } from '#text/message/sent-message.ts';
import { cartPageTexts, cartTableTexts, removedNoticeTexts, rowEditorTexts } from '#text/pages/cart.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { productsPageTexts } from '#text/pages/products.ts';
import { quoteLabels } from '#text/quote/quote-message.ts';
import { printTexts, sendPanelTexts } from '#text/quote/send-panel.ts';
import { headerTexts, navigationTexts } from '#text/site.ts';

const name = allProducts.find(({ id }) => id === idsByName.alba)?.name ?? '';
const email = 'ana+lk@example.com';
const changed = { ...alba, packWeight: '12.5' };

const changeButton = (item: typeof alba | typeof changed) =>
  button(`${cartTableTexts.change} ${itemName(localizeItem(item))}`);
const removeButton = (item: typeof alba | typeof changed) =>
  button(`${cartTableTexts.remove} ${itemName(localizeItem(item))}`);
const undoButton = button(`${removedNoticeTexts.undo} ${removedNoticeTexts.undoWhat(itemName(localizeItem(changed)))}`);
const cartLink = (count: number) => link(`${headerTexts.cartLabel}, ${headerTexts.cartCount(count)}`);

export function testBuyerWalk(visit: () => Visit, { canPrint }: BrowserDriver): void {
  test('a buyer sends and prints the request for a product that was added, changed, removed and restored', async () => {
    await addProduct(visit());
    await changeRemoveAndRestore(visit());
    await sendRequest(visit());
    await expectPictureInRow(visit());
    await expectPrintedSheet(visit());
    expect(await visit().readStoredItems(email)).toMatchObject([changed]);
  });

  test.runIf(canPrint)('the printed request fits one page', async () => {
    const { browser, open, waitForControl } = visit();
    await open('/cart');
    await waitForControl(changeButton(changed));
    const pdf = (await browser.printPdf?.()) ?? [];
    expect(countPages(Buffer.from(pdf))).toBe(1);
  });
}

async function addProduct({
  browser,
  open,
  follow,
  fill,
  readPath,
  waitForControl,
  readStoredItems,
}: Visit): Promise<void> {
  await browser.resize(360, 740);
  await open('/');
  await browser.click(button(navigationTexts.openMenu));
  await follow(mainLink('/products'), productsPageTexts.title);
  await follow(link(`${productsPageTexts.readMore} ${productsPageTexts.readMoreAbout(name)}`), name);
  await follow(link(productPageTexts.request), orderPageTexts.title('cinnamon'));
  expect(await readPath()).toMatch(/\/order\/cinnamon\?type=Alba$/);
  await fill(orderPageTexts.packWeight, alba.packWeight);
  await fill(orderPageTexts.quantity, String(alba.quantity));
  await fill(orderPageTexts.email, email);
  await follow(button(orderPageTexts.add), cartPageTexts.title);
  await waitForControl(changeButton(alba));
  await waitForControl(cartLink(1));
  expect(await readStoredItems(email)).toMatchObject([alba]);
}

async function changeRemoveAndRestore({ browser, fill, waitForControl, readStoredItems }: Visit): Promise<void> {
  await browser.click(changeButton(alba));
  await fill(rowEditorTexts.packWeight, changed.packWeight);
  await browser.click(button(rowEditorTexts.save));
  await waitForControl(changeButton(changed));
  expect(await readStoredItems(email)).toMatchObject([changed]);
  await browser.click(removeButton(changed));
  await waitForControl(undoButton);
  expect(await readStoredItems(email)).toEqual([]);
  await browser.click(undoButton);
  await waitForControl(removeButton(changed));
  expect(await readStoredItems(email)).toMatchObject([changed]);
}

async function sendRequest({ browser, fill, waitForControl, waitForText }: Visit): Promise<void> {
  await fill(sendPanelTexts.name, sender.name);
  await fill(sendPanelTexts.phone, sender.phone);
  await browser.click(button(sendPanelTexts.send));
  await waitForControl(link(sentMessageTexts.again));
  await until('the tab of the message', async () => (await browser.closeOtherTabs()) > 0);
  await waitForText(sentMessageTexts.title.whatsapp);
  const links = await browser.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href*="//wa.me/"]'), ({ href }) => href),
  );
  const text = links.map((href) => new URL(href).searchParams.get('text') ?? '').join('\n');
  expect(text).toContain(quoteLabels.item(1, changed));
  expect(text).toContain(`${quoteLabels.email}: ${email}`);
}

async function expectPictureInRow({ browser }: Visit): Promise<void> {
  await browser.resize(1280, 800);
  const places = await browser.evaluate(() =>
    ['tbody tr', 'tbody tr picture'].map((selector) => {
      const { left, top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, bottom };
    }),
  );
  const [row, picture] = places;
  expect(picture?.left).toBeCloseTo(row?.left ?? 0, 0);
  expect(picture?.top).toBeGreaterThan(row?.top ?? Infinity);
  expect(picture?.bottom).toBeLessThan(row?.bottom ?? 0);
}

async function expectPrintedSheet({ browser, waitForText }: Visit): Promise<void> {
  await browser.evaluate(showPrinted);
  for (const text of [printTexts.title, sender.name, sender.phone, email, alba.type]) await waitForText(text);
  for (const control of [button(sendPanelTexts.send), removeButton(changed), button(printTexts.print), cartLink(1)]) {
    expect(await browser.has(control), control.name).toBe(false);
  }
}
