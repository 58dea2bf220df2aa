import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { walkAsBuyer } from '#tests/e2e/support/acting/walk-as-buyer.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { translate } from '#tests/e2e/support/stand-ins/translator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { touchPhone } from '#tests/e2e/support/viewports.ts';
import { alba } from '#tests/support/items.ts';
import { createServerProcess, defaultLimits } from '#tests/support/server-process.ts';

test.use(touchPhone);

for (const kind of pickCases(['font', 'text'], ['font'])) {
  test(`a buyer on a phone goes from the home page to the message on pages that are translated by ${kind} nodes`, async ({
    page,
    request,
    email,
    externalRequests,
  }) => {
    const onOpened = async () => {
      await waitUntilReady(page);
      await translate(page, kind);
    };
    await walkAsBuyer({ page, request, email, externalRequests }, { onOpened });
  });
}

test('a buyer on a phone sends a request although each script comes while they already tap and type', async ({
  page,
  request,
  email,
  externalRequests,
}) => {
  // Each script waits for two other requests, so that scripts are late on machines of any speed.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    for (let round = 0; round < 2; round++) await request.get('/api/health');
    await route.continue();
  });
  await walkAsBuyer({ page, request, email, externalRequests });
});

const testWithLimits = test.extend({
  baseURL: async ({}, use) => {
    using folder = makeDisposableFolder('limits');
    const server = await createServerProcess({
      DATABASE_URL: `sqlite:${join(folder.path, 'site.sqlite')}`,
      ...defaultLimits,
    });
    await server.start();
    await use(server.url);
    await server.stop('SIGKILL');
  },
});
testWithLimits.use(touchPhone);

testWithLimits(
  'within the default limits a buyer on a phone sends from a second tab, and the first tab shows the same request',
  async ({ page, context, request, email, externalRequests, cartPage }) => {
    const openCartInSecondTab = async () => {
      const secondTab = await context.newPage();
      await openPage(secondTab, '/cart');
      return secondTab;
    };
    await walkAsBuyer(
      { page, request, email, externalRequests },
      { onOpened: () => waitUntilReady(page), openCart: openCartInSecondTab },
    );
    await page.bringToFront();
    await fireFocus(page);
    await expect(cartPage.changeButton({ ...alba, packWeight: '10' })).toBeVisible();
  },
);
