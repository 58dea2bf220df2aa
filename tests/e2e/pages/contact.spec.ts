import { maxWhatsAppLength } from '#domain/message/whatsapp-limits.ts';
import { pressAndReturn } from '#tests/e2e/support/acting/press-and-return.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { readClipboard } from '#tests/e2e/support/reading/read-clipboard.ts';
import { readSentWhatsAppText, readWhatsAppText } from '#tests/e2e/support/reading/whatsapp-text.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { contactFormTexts, contactMapTexts } from '#text/pages/contact.ts';

const subject = 'Samples & prices #1';
const message = 'Do you send "samples" of 100% Alba + H2?\nThank you, ありがとう';

test('four cards show address, hotline, email and website', async ({ page }) => {
  await page.goto('/contact');
  const cards = page.getByRole('list', { name: 'Ways to reach us' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.getByRole('heading')).toHaveText(['Address', 'Hotline', 'Email', 'Website']);
  await expect(cards.nth(0)).toContainText('Elpitiya');
  await expect(cards.nth(1).getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(cards.nth(2).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(cards.nth(3).getByRole('link')).toHaveAttribute('href', /^https:/);
});

test('the form says at each field what is wrong, and focuses the first of them', async ({ page, context }) => {
  await openPage(page, '/contact');
  const send = page.getByRole('button', { name: 'Send Message' });

  await test.step('all fields are missing', async () => {
    await send.click();
    await expect(page.getByRole('alert')).toHaveText([
      'Please enter your name.',
      'Please enter your email.',
      'Please enter a subject.',
      'Please enter your message.',
    ]);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email.');
  });

  await test.step('only the email is invalid', async () => {
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('Subject').fill(subject);
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
    await page.getByLabel('Email').fill('ana@example');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(['Please enter a valid email address.']);
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(context.pages()).toHaveLength(1);
  });
});

test('Send Message opens WhatsApp with the full text and keeps the input', async ({
  page,
  context,
  externalRequests,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ana *López*');
  await page.getByLabel('Email').fill('me+lk@example.com');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await pressAndReturn(page, 'Send Message');
  const text = [
    'Name: Ana ∗López∗',
    'Email: me+lk@example.com',
    `Subject: ${subject}`,
    '',
    'Message:',
    '> Do you send "samples" of 100% Alba + H2?',
    '> Thank you, ありがとう',
  ].join('\n');

  await test.step('WhatsApp gets the text', async () => {
    expect(externalRequests[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    expect(readSentWhatsAppText(externalRequests)).toBe(text);
  });

  await test.step('the page shows the text, also to mail and to copy', async () => {
    await expect(page.getByRole('region', { name: 'The exact message' })).toHaveText(text);
    await expect(page.getByRole('link', { name: 'Open WhatsApp again' })).toHaveAttribute(
      'href',
      externalRequests[0] ?? '',
    );
    await expect(page.getByRole('link', { name: 'Send by email instead' })).toHaveAttribute(
      'href',
      /^mailto:[^?]+\?subject=Samples%20%26%20prices%20%231&body=Name/,
    );
    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect(page.getByText('The text is copied.')).toBeVisible();
    expect(await readClipboard(page)).toBe(text);
  });

  await test.step('the input is kept', async () => {
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await expect(page.getByLabel('Name')).toHaveValue('Ana *López*');
  });
});

test('the text is selected if the clipboard is unavailable', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openPage(page, '/contact');
  for (const field of ['Name', 'Subject', 'Message']) await page.getByLabel(field).fill('Alba');
  await page.getByLabel('Email').fill('ana@example.com');
  await pressAndReturn(page, 'Send Message');
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('The text is marked. Copy it with your browser.')).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()))).toContain('Message: Alba');
});

test('a very long message is truncated for WhatsApp', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Subject').fill('Alba');
  await page.getByRole('textbox', { name: 'Message' }).fill('cinnamon '.repeat(400));
  await pressAndReturn(page, 'Send Message');
  const again = page.getByRole('link', { name: 'Open WhatsApp again' });
  expect(readWhatsAppText(await again.getAttribute('href')).length).toBeLessThanOrEqual(maxWhatsAppLength);
  await expect(page.getByText('WhatsApp cuts long texts')).toBeVisible();
});

test('the page contacts no third party before the map is requested', async ({ page, externalRequests }) => {
  await openPage(page, '/contact');
  await expect(page.getByRole('img', { name: /Map of Sri Lanka/ })).toBeVisible();
  await expect(byCss(page, 'iframe')).toHaveCount(0);
  expect(externalRequests).toEqual([]);
});

test('the interactive map replaces the drawing on request', async ({ page }) => {
  await openPage(page, '/contact');
  await page.getByRole('button', { name: 'Show Interactive Map' }).click();
  const frame = byCss(page, 'iframe');
  await expect(frame).toHaveAttribute('title', 'Interactive map of Elpitiya, Sri Lanka');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html.*6\.288.*80\.1/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Map stand-in' })).toBeVisible();
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible();
});

test('on a wide screen the form is as high as the map beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/contact');
  const form = await getBox(page.getByRole('region', { name: contactFormTexts.title }));
  const map = await getBox(page.getByRole('region', { name: contactMapTexts.title }));
  expect(Math.abs(form.bottom - map.bottom)).toBeLessThan(2);
});

test('on a tablet the map takes at most 60 % of the height', async ({ page }) => {
  const tablet = { width: 768, height: 1024 };
  await page.setViewportSize(tablet);
  await openPage(page, '/contact');
  const drawing = await getBox(page.getByRole('img', { name: /^Map of Sri Lanka/ }));
  expect(drawing.height).toBeLessThanOrEqual(0.6 * tablet.height);
});

test('an invalid field has one ring in the colour of errors when it has the focus', async ({ page }) => {
  await openPage(page, '/contact');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  const { outline, border } = await name.evaluate((field) => {
    const { outlineColor, outlineOffset, borderTopColor } = getComputedStyle(field);
    return { outline: `${outlineColor} ${outlineOffset}`, border: `${borderTopColor} 0px` };
  });
  expect(outline).toBe(border);
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
});
