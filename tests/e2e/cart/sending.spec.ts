import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { maxMailLinkLength } from '#domain/message/message-mail-link.ts';
import { maxWhatsAppLength } from '#domain/message/whatsapp-limits.ts';
import { postItems } from '#tests/e2e/support/carts.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { parseMail, recordMails } from '#tests/e2e/support/reading/opened-mails.ts';
import { readClipboard } from '#tests/e2e/support/reading/read-clipboard.ts';
import { sentWhatsAppText, whatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const findItemLines = (text: string) => text.split('\n').filter((line) => /^\d+\. /.test(line));

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('each way to send requires name and contact number', async ({ page, context, cartPage, seedCart }) => {
  const readMails = await recordMails(page);
  await seedCart(alba);
  await cartPage.goto();
  const { alert, name, phone } = cartPage;
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  for (const way of ['Send Quote via WhatsApp', 'Copy the request', 'send it by email', 'save it as a file']) {
    await test.step(way, async () => {
      await press(page, way);
      await expect(alert).toHaveText([
        'Please enter your name and contact number.',
        'Please enter your contact number.',
      ]);
      await expect(name).toBeFocused();
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await name.fill('Ana');
      await press(page, way);
      await expect(alert).toHaveText('Please enter your name and contact number.');
      await expect(phone).toBeFocused();
      await expect(name).not.toHaveAttribute('aria-invalid');
      await name.fill('  ');
      await phone.fill('+52 1');
      await press(page, way);
      await expect(name).toBeFocused();
      await name.fill('Ana');
      await expect(alert).toHaveCount(0);
      await cartPage.fillSender({ name: '', phone: '' });
    });
  }
  expect(await readMails()).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  await expect(page.getByRole('region', { name: 'The exact message' })).toHaveCount(0);
});

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
  expect(sentWhatsAppText(externalRequests)).toContain('33 1234 5678');
  await phone.fill('+52 33 1234 5678');
  await expect(phone).toHaveAccessibleDescription(/^With country code/);
});

test('on a wide screen the message stands below the list, beside the panel that made it', async ({
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

/** Too many for a link of WhatsApp or of an email. Of Alba, they weigh 60 × 2 × 25 kg. */
const manyItems = 60;

test(`the list of ${manyItems} items is cut to fit a link, but copied whole`, async ({
  page,
  request,
  email,
  cartPage,
  rememberBuyer,
}) => {
  const readMails = await recordMails(page);
  await rememberBuyer();
  await Promise.all(Array.from({ length: manyItems }, () => postItems(request, email, alba)));
  await cartPage.goto();
  await cartPage.fillSender(sender);

  await test.step('by WhatsApp', async () => {
    await cartPage.send();
    const text = whatsAppText(await cartPage.openAgainLink.getAttribute('href'));
    expect(text.length).toBeLessThanOrEqual(maxWhatsAppLength);
    const left = Number(/\nand (\d+) more items\nTotal: 3,000 kg \(6,614 lb\)$/.exec(text)?.[1]);
    expect(findItemLines(text)).toHaveLength(manyItems - left);
    await expect(page.getByText(`only counts the last ${left} items`)).toBeVisible();
    await press(page, 'Copy text');
    await expect(page.getByText('The text is copied.')).toBeVisible();
    expect(findItemLines(await readClipboard(page))).toHaveLength(manyItems);
  });

  await test.step('by email', async () => {
    await press(page, 'send it by email');
    await expect(page.getByText('An email link is too short for the whole text. The text is copied.')).toBeVisible();
    const [link] = await readMails();
    expect(link?.length).toBeLessThanOrEqual(maxMailLinkLength);
    const { body } = parseMail(link);
    expect(body).toMatch(
      /\nName: Ana López\nContact number: .*\nEmail: .*\n\nThe whole list is on the clipboard: paste it/,
    );
    expect(findItemLines(body)).toHaveLength(0);
    expect(findItemLines(await readClipboard(page))).toHaveLength(manyItems);

    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await page.getByRole('link', { name: 'Open the email again' }).click();
    await expect.poll(async () => (await readMails()).length).toBe(2);
    expect(findItemLines(await readClipboard(page))).toHaveLength(manyItems);
  });
});

test('without a clipboard the whole text is marked, to be pasted into the email', async ({
  page,
  request,
  email,
  cartPage,
  rememberBuyer,
}) => {
  const readMails = await recordMails(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await rememberBuyer();
  await Promise.all(Array.from({ length: manyItems }, () => postItems(request, email, alba)));
  await cartPage.goto();
  await cartPage.fillSender(sender);
  const readSelection = () => page.evaluate(() => String(window.getSelection()));
  await press(page, 'Copy the request');
  await expect(page.getByText('The text is marked. Copy it with your browser.', { exact: true })).toBeVisible();
  expect(findItemLines(await readSelection())).toHaveLength(manyItems);
  await press(page, 'send it by email');
  await expect(page.getByText(/The text is marked\. .* Paste it into the email\.$/)).toBeVisible();
  expect(parseMail((await readMails())[0]).body).toMatch(/\n\nPlease paste the whole list here\.$/);
});
