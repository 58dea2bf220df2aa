import { clickFiftyTimes } from '#tests/e2e/support/acting/click-fifty-times.ts';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { recordCartCalls, stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { untilTestTimesOut } from '#tests/e2e/support/until-test-times-out.ts';
import { alba, cloves, fortyItems, leafOil } from '#tests/support/items.ts';

const threeItems = [alba, cloves, leafOil] as const;
const twelveItems = fortyItems.slice(0, 12);
const unavailable = { status: 503, body: '{"error":"The quote request can’t be reached just now."}' };

test('fifty clicks on "Start a new list" remove each item once', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(...twelveItems);
  const removals = await recordCartCalls(page, 'DELETE');
  await cartPage.goto();
  await clickFiftyTimes(cartPage.startNewListButton);
  await expect(page.getByText('12 items were removed.')).toBeVisible(untilTestTimesOut);
  await expect(cartPage.emptyCart).toBeVisible();
  expect(removals).toHaveLength(twelveItems.length);
  expect(await fetchCart(request, email)).toEqual([]);
});

test('fifty clicks on Undo restore each item once, in the order from before', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(...twelveItems);
  const restores = await recordCartCalls(page, 'PUT');
  await cartPage.goto();
  await cartPage.startNewListButton.click();
  const undo = cartPage.undoClearButton;
  await expect(undo).toBeFocused(untilTestTimesOut);
  await expect(undo).toHaveAccessibleDescription('12 items were removed.');
  await clickFiftyTimes(undo);
  const status = page.getByRole('status').filter({ hasText: '12 items are back in your quote request.' });
  await expect(status).toBeFocused(untilTestTimesOut);
  expect(restores).toHaveLength(twelveItems.length);
  await expect(cartPage.rows).toHaveCount(twelveItems.length);
  for (const [index, { quantity }] of twelveItems.entries()) {
    await expect(cartPage.rows.nth(index)).toHaveAccessibleName(new RegExp(`^Cinnamon Alba ${quantity} 25 kg`));
  }
  expect(await fetchCart(request, email)).toEqual(twelveItems);
});

test.describe('if requests fail on the way', () => {
  test.beforeEach(async ({ expectedConsole, cartPage, seedCart }) => {
    expectedConsole.push(/status of (404|503)|ERR_CONNECTION_REFUSED/);
    await seedCart(...threeItems);
    await cartPage.goto();
  });

  test('an alert counts the items that stay', async ({ page, request, email, cartPage }) => {
    await stubCart(page, 'DELETE', { firstResponses: ['pass-through'], laterResponses: unavailable });
    await cartPage.startNewListButton.click();
    await expect(cartPage.alert).toHaveText(
      'Not everything could be removed. Still in your quote request: 2 items. Please try again.',
    );
    await expect(cartPage.row(cloves)).toBeVisible();
    await expect(cartPage.row(leafOil)).toBeVisible();
    expect(await fetchCart(request, email)).toEqual([cloves, leafOil]);
  });

  test('Undo brings back the items that were removed', async ({ page, request, email, cartPage }) => {
    await stubCart(page, 'DELETE', { firstResponses: ['pass-through'], laterResponses: unavailable });
    await cartPage.startNewListButton.click();
    await expect(cartPage.alert).toBeVisible();
    await cartPage.undoClearButton.click();
    await expect(page.getByText('1 item is back in your quote request.')).toBeVisible();
    await expect(cartPage.alert).toHaveCount(0);
    expect(await fetchCart(request, email)).toEqual(threeItems);
  });

  test('a second press on Undo restores what an alert counts as not back yet', async ({
    page,
    request,
    email,
    cartPage,
  }) => {
    await stubCart(page, 'PUT', { firstResponses: ['pass-through', unavailable], laterResponses: 'pass-through' });
    await cartPage.startNewListButton.click();
    const undo = cartPage.undoClearButton;
    await undo.click();
    await expect(cartPage.alert).toContainText('Not back yet: 2 items.');
    await expect(page.getByText('2 items were removed.')).toBeVisible();
    await undo.click();
    await expect(page.getByText('2 items are back in your quote request.')).toBeVisible();
    expect(await fetchCart(request, email)).toEqual(threeItems);
  });

  test('Undo also restores an item whose removal was repeated after a lost response', async ({
    page,
    request,
    email,
    cartPage,
  }) => {
    await page.route(
      '**/api/cart/*',
      async (route) => {
        await route.fetch();
        await route.abort('connectionrefused');
      },
      { times: 1 },
    );
    await cartPage.startNewListButton.click();
    await expect(page.getByText('3 items were removed.')).toBeVisible();
    await cartPage.undoClearButton.click();
    await expect(page.getByText('3 items are back in your quote request.')).toBeVisible();
    expect(await fetchCart(request, email)).toEqual(threeItems);
  });

  test('the whole cart stays, also on screen, without the server', async ({ page, request, email, cartPage }) => {
    await expect(cartPage.rows).toHaveCount(3);
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await cartPage.startNewListButton.click();
    await expect(cartPage.alert).toContainText('Still in your quote request: 3 items.');
    await expect(cartPage.rows).toHaveCount(3);
    expect(await fetchCart(request, email)).toEqual(threeItems);
  });
});

test('Undo still works after the visitor has looked at the email and kept it', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await seedCart(...threeItems);
  await cartPage.goto();
  await cartPage.startNewListButton.click();
  await expect(page.getByText('3 items were removed.')).toBeVisible();
  await cartPage.changeEmailButton.click();
  await page.getByRole('button', { name: `Keep ${email}` }).click();
  await cartPage.undoClearButton.click();
  await expect(page.getByText('3 items are back in your quote request.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual(threeItems);
});

test('a removal that the rate limit refuses is repeated ten seconds later', async ({
  page,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 429/);
  await page.clock.install();
  await seedCart(...threeItems);
  const limited = { status: 429, body: '{}' };
  const longerThanWaitMs = 11_000;
  await stubCart(page, 'DELETE', { firstResponses: ['pass-through', limited], laterResponses: 'pass-through' });
  await cartPage.goto();
  await cartPage.startNewListButton.click();
  await expect(page.getByText('Removing 2 items, waiting 10 s for the server’s limit').first()).toBeVisible();
  await page.clock.fastForward(longerThanWaitMs);
  await expect(page.getByText('3 items were removed.')).toBeVisible();
});

test('clearing the cart of one email leaves the cart of another as it is', async ({
  page,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  const otherEmail = `second-${email}`;
  await postItems(request, otherEmail, cloves);
  await seedCart(...threeItems);
  await cartPage.goto();
  await cartPage.startNewListButton.click();
  await expect(page.getByText('3 items were removed.')).toBeVisible();
  await cartPage.changeEmailButton.click();
  await cartPage.enterEmail(otherEmail);
  await expect(cartPage.row(cloves)).toBeVisible();
  await expect(page.getByText('3 items were removed.')).toHaveCount(0);
  expect(await fetchCart(request, otherEmail)).toEqual([cloves]);
});
