import type { Page } from '@playwright/test';
import { maxMailLinkLength } from '#domain/message/message-mail-link.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { parseMail, recordMails } from '#tests/e2e/support/reading/opened-mails.ts';
import { readClipboard } from '#tests/e2e/support/reading/read-clipboard.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const message = ['肉桂 Alba', '肉桂 Alba', '肉桂 Alba', 'ana@example.com'];

async function fillMessage(page: Page, fields: readonly string[]): Promise<void> {
  for (const [index, field] of ['Name', 'Subject', 'Message', 'Email'].entries()) {
    await page.getByRole('textbox', { name: field }).fill(fields[index] ?? '');
  }
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

for (const [state, way] of [
  ['copied', 'Copy the message'],
  ['sent by email', 'send it by email'],
] as const) {
  test(`a message is ${state} only if every field is filled in`, async ({ page, externalRequests }) => {
    await recordMails(page);
    await openPage(page, '/contact');
    await fillMessage(page, []);
    await press(page, way);
    await expect(page.getByRole('alert')).toHaveCount(4);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('region', { name: 'The exact message' })).toHaveCount(0);
    await fillMessage(page, message);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(externalRequests).toEqual([]);
  });
}

test('the message is copied, and an email has the same text', async ({ page, externalRequests }) => {
  const readMails = await recordMails(page);
  await openPage(page, '/contact');
  await fillMessage(page, message);
  await press(page, 'Copy the message');
  await expect(page.getByRole('heading', { name: 'Your message is ready', exact: true })).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toMatch(/^Name: 肉桂 Alba\nEmail: ana@example\.com\n/);
  await press(page, 'send it by email');
  await expect(page.getByRole('link', { name: 'Open the email again' })).toBeVisible();
  expect(parseMail((await readMails())[0])).toEqual({ subject: '肉桂 Alba', body: text });
  expect(externalRequests).toEqual([]);
});

test('a long message is copied whole, and its email has at most 1,900 characters', async ({
  page,
  externalRequests,
}) => {
  const readMails = await recordMails(page);
  await openPage(page, '/contact');
  const long = '肉桂'.repeat(150);
  await fillMessage(page, ['肉桂 Alba', long, long, 'ana@example.com']);
  await press(page, 'send it by email');
  await expect(page.getByText('An email link is too short')).toBeVisible();
  const [link] = await readMails();
  expect(link?.length).toBeLessThanOrEqual(maxMailLinkLength);
  expect(parseMail(link).body).toMatch(/\n\nThe whole message is on the clipboard: paste it here\.$/);
  expect(await readClipboard(page)).toContain(`Message: ${long}`);
  expect(externalRequests).toEqual([]);
});
