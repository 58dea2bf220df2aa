import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { maxMailLinkLength } from '#domain/message/message-mail-link.ts';
import { maxWhatsAppLength } from '#domain/message/whatsapp-limits.ts';
import { postItems } from '#tests/e2e/support/carts.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { parseMail, recordMails } from '#tests/e2e/support/reading/opened-mails.ts';
import { readClipboard } from '#tests/e2e/support/reading/read-clipboard.ts';
import { readSentWhatsAppText, readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, fortyItems, leafOil } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const findItemLines = (text: string) => text.split('\n').filter((line) => /^\d+\. /.test(line));

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('name and contact number are filled in by the browser', async ({ cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  await expect(cartPage.name).toHaveAttribute('autocomplete', 'name');
  await expect(cartPage.phone).toHaveAttribute('autocomplete', 'tel');
});

for (const way of ['Send Quote via WhatsApp', 'Copy the request', 'send it by email', 'save it as a file']) {
  test.describe(`“${way}” sends nothing`, () => {
    let readMails: () => Promise<readonly string[]>;

    test.beforeEach(async ({ page, cartPage, seedCart }) => {
      readMails = await recordMails(page);
      await seedCart(alba);
      await cartPage.goto();
    });
    test.afterEach(async ({ page, context }) => {
      expect(await readMails()).toEqual([]);
      expect(context.pages()).toHaveLength(1);
      await expect(page.getByRole('region', { name: 'The exact message' })).toHaveCount(0);
    });

    test('without name and contact number, and asks for both', async ({ page, cartPage }) => {
      await press(page, way);
      await expect(cartPage.alert).toHaveText([
        'Please enter your name and contact number.',
        'Please enter your contact number.',
      ]);
      await expect(cartPage.name).toBeFocused();
      await expect(cartPage.phone).toHaveAttribute('aria-invalid', 'true');
    });

    test('without contact number, and asks for it', async ({ page, cartPage }) => {
      await cartPage.name.fill('Ana');
      await press(page, way);
      await expect(cartPage.alert).toHaveText('Please enter your name and contact number.');
      await expect(cartPage.phone).toBeFocused();
      await expect(cartPage.name).not.toHaveAttribute('aria-invalid');
    });

    test('with a name of spaces, and asks for it until it is there', async ({ page, cartPage }) => {
      await cartPage.fillSender({ name: '  ', phone: '+52 1' });
      await press(page, way);
      await expect(cartPage.name).toBeFocused();
      await expect(cartPage.alert).toHaveCount(1);
      await cartPage.name.fill('Ana');
      await expect(cartPage.alert).toHaveCount(0);
    });
  });
}

test('a contact number without the code of a country is pointed out, but sent', async ({
  cartPage,
  seedCart,
  externalRequests,
}) => {
  await seedCart(alba);
  await cartPage.goto();
  const { phone } = cartPage;
  await cartPage.fillSender({ name: 'Ana', phone: '33 1234 5678' });
  await expect(phone).toHaveAccessibleDescription(/has no country code/);
  await cartPage.send();
  expect(readSentWhatsAppText(externalRequests)).toContain('33 1234 5678');
  await phone.fill('+52 33 1234 5678');
  await expect(phone).toHaveAccessibleDescription(/^With country code/);
});

test('on a wide screen the message stands below the cart, beside the panel that made it', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedCart(alba);
  await cartPage.goto();
  await cartPage.fillSender(sender);
  await cartPage.send();
  const message = await getBox(page.getByRole('region', { name: 'Your message is ready in WhatsApp' }));
  const panel = await getBox(page.getByRole('region', { name: 'Send your request' }));
  expect(message.width).toBeGreaterThan(600);
  expect(message.right).toBeLessThan(panel.x);
});

test('without WhatsApp a request is copied, mailed and saved under one reference', async ({
  page,
  email,
  externalRequests,
  cartPage,
  seedCart,
}) => {
  const readMails = await recordMails(page);
  await seedCart({ ...alba, note: '8 cm cut' }, { ...cloves, type: '=Cloves' }, leafOil);
  await cartPage.goto();
  await cartPage.fillSender(sender);
  const reference = await cartPage.readReference();

  await test.step('it is copied', async () => {
    await press(page, 'Copy the request');
    await expect(page.getByRole('heading', { name: 'Your request is ready' })).toBeVisible();
    await expect(page.getByText('The text is copied.', { exact: true })).toBeVisible();
    const text = await readClipboard(page);
    expect(text).toMatch(new RegExp(`^Quote request ${reference}\\n`));
    expect(text).toContain(`Email: ${email.toLowerCase()}`);
    expect(findItemLines(text)).toHaveLength(3);
  });

  await test.step('it is opened as an email of the same text', async () => {
    await press(page, 'send it by email');
    await expect(page.getByRole('link', { name: 'Open the email again' })).toBeVisible();
    expect(parseMail((await readMails())[0])).toEqual({
      subject: `Quote request ${reference}`,
      body: await readClipboard(page),
    });
  });

  await test.step('it is saved as a file', async () => {
    const download = page.waitForEvent('download');
    await press(page, 'save it as a file');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${reference}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toBe(
      "\uFEFFCategory,Type,Quantity,Pack weight,Unit,Details\r\nCinnamon,Alba,2,25,kg,8 cm cut\r\nWhole Spices,'=Cloves,1,0.5,kg,\r\nCinnamon,Leaf Oil,4,500,ml,\r\n",
    );
  });

  expect(externalRequests).toEqual([]);
  await expect(page.getByRole('heading', { name: /WhatsApp/ })).toHaveCount(0);
  await expect(cartPage.reference).toContainText(reference);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your request is ready' })).toBeVisible();
});

test.describe('a request that is too long for a link', () => {
  /** Of Alba, they weigh 60 × 2 × 25 kg. */
  const itemCount = 60;
  let readMails: () => Promise<readonly string[]>;

  test.beforeEach(async ({ page, request, email, cartPage, rememberBuyer }) => {
    readMails = await recordMails(page);
    await rememberBuyer();
    await Promise.all(Array.from({ length: itemCount }, () => postItems(request, email, alba)));
    await cartPage.goto();
    await cartPage.fillSender(sender);
  });

  const countCopiedItems = async (page: Page) => findItemLines(await readClipboard(page)).length;

  test('is cut for WhatsApp, which says so, but copied whole', async ({ page, cartPage }) => {
    await cartPage.send();
    const text = readWhatsAppText(await cartPage.openAgainLink.getAttribute('href'));
    expect(text.length).toBeLessThanOrEqual(maxWhatsAppLength);
    const cutCount = Number(/\nand (\d+) more items\nTotal: 3,000 kg \(6,614 lb\)$/.exec(text)?.[1]);
    expect(findItemLines(text)).toHaveLength(itemCount - cutCount);
    await expect(page.getByText(`only counts the last ${cutCount} items`)).toBeVisible();
    await press(page, 'Copy text');
    await expect(page.getByText('The text is copied.')).toBeVisible();
    expect(await countCopiedItems(page)).toBe(itemCount);
  });

  test('is copied to be pasted into the email, which asks for it', async ({ page }) => {
    await press(page, 'send it by email');
    await expect(page.getByText('An email link is too short for the whole text. The text is copied.')).toBeVisible();
    const [link] = await readMails();
    expect(link?.length).toBeLessThanOrEqual(maxMailLinkLength);
    const { body } = parseMail(link);
    expect(body).toMatch(
      /\nName: Ana López\nContact number: .*\nEmail: .*\n\nThe whole list is on the clipboard: paste it/,
    );
    expect(findItemLines(body)).toHaveLength(0);
    expect(await countCopiedItems(page)).toBe(itemCount);
  });

  test('is copied again when the email is opened again', async ({ page }) => {
    await press(page, 'send it by email');
    await expect(page.getByText('An email link is too short for the whole text. The text is copied.')).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await page.getByRole('link', { name: 'Open the email again' }).click();
    await expect.poll(async () => (await readMails()).length).toBe(2);
    expect(await countCopiedItems(page)).toBe(itemCount);
  });
});

test.describe('without a clipboard the whole text is marked,', () => {
  const readSelection = (page: Page) => page.evaluate(() => String(window.getSelection()));

  let readMails: () => Promise<readonly string[]>;

  test.beforeEach(async ({ page, cartPage, seedCart }) => {
    readMails = await recordMails(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await seedCart(...fortyItems);
    await cartPage.goto();
    await cartPage.fillSender(sender);
  });

  test('to be copied by the browser', async ({ page }) => {
    await press(page, 'Copy the request');
    await expect(page.getByText('The text is marked. Copy it with your browser.', { exact: true })).toBeVisible();
    expect(findItemLines(await readSelection(page))).toHaveLength(fortyItems.length);
  });

  test('to be pasted into the email', async ({ page }) => {
    await press(page, 'send it by email');
    await expect(page.getByText(/The text is marked\. .* Paste it into the email\.$/)).toBeVisible();
    expect(parseMail((await readMails())[0]).body).toMatch(/\n\nPlease paste the whole list here\.$/);
    expect(findItemLines(await readSelection(page))).toHaveLength(fortyItems.length);
  });
});
