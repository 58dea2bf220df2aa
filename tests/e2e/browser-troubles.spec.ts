import type { BrowserContext, Page } from '@playwright/test';
import { failureMessages } from '#text/messages.ts';
import { tcpGate, type TcpGate } from '#tests/faults/tcp-gate.ts';
import { alba, cloves, fillCart, leafOil, rememberEmail, storedCart } from './support/cart-data.ts';
import { stubCart, type Answer } from './support/cart-stub.ts';
import { pressAndReturn } from './support/outside.ts';
import { test as base, expect, ready } from './support/test.ts';

/** Between the browser and the site there is a line that can be cut or held: the troubles below are real ones. */
const test = base.extend<{ gate: TcpGate }>({
  gate: async ({}, use, { project }) => {
    const gate = await tcpGate(Number(new URL(project.use.baseURL ?? '').port));
    await use(gate);
    await gate.close();
  },
  baseURL: async ({ gate }, use) => use(`http://127.0.0.1:${gate.port}`),
});

/** What stands between a visitor and the site. */
interface Line {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly gate: TcpGate;
}

interface Trouble {
  readonly name: string;
  readonly begin: (line: Line) => Promise<unknown>;
  /** What happens once the site has the request, before its answer arrives. */
  readonly middle?: (line: Line) => Promise<void>;
  readonly end: (line: Line) => Promise<unknown>;
  /** The site did what was asked, and the browser asks for the list by itself once it is online again. */
  readonly heals?: true;
  /** What the browser itself says of it in the console. */
  readonly console: RegExp;
  /** The reason that an answer gives, undefined for none; without an answer there is no such field. */
  readonly answer?: { readonly reason: string | undefined };
}

const open = ({ gate }: Line) => gate.set('open');
const answers = (name: string, answer: Exclude<Answer, string>, reason: string | undefined): Trouble => ({
  name,
  begin: ({ page }) =>
    page.route('**/api/cart**', (route) => route.fulfill({ contentType: 'application/json', ...answer })),
  end: ({ page }) => page.unroute('**/api/cart**'),
  console: new RegExp(`status of ${answer.status}`),
  answer: { reason },
});

const troubles: readonly Trouble[] = [
  {
    name: 'the server is gone',
    begin: ({ gate }) => gate.set('closed'),
    end: open,
    console: /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/,
  },
  {
    name: 'the browser is offline',
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
    console: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    name: 'the browser goes offline before the answer is there',
    begin: ({ gate }) => gate.set('held'),
    middle: async ({ context, gate }) => {
      await context.setOffline(true);
      await gate.set('closed');
    },
    end: async ({ context, gate }) => {
      await gate.set('open');
      await context.setOffline(false);
    },
    heals: true,
    console: /ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/,
  },
  {
    name: 'the server dies before the answer is there',
    begin: ({ gate }) => gate.set('held'),
    middle: ({ gate }) => gate.set('closed'),
    end: open,
    // And the second try of a removal that had happened.
    console: /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)|status of 404/,
  },
  {
    name: 'what comes back is no HTTP',
    begin: ({ gate }) => gate.set('garbled'),
    end: open,
    console: /ERR_INVALID_HTTP_RESPONSE|status of 404/,
  },
  {
    name: 'somebody else answers, with a page and the status of a success',
    begin: ({ page }) =>
      page.route('**/api/cart**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in to this network</h1>' }),
      ),
    end: ({ page }) => page.unroute('**/api/cart**'),
    console: /^(?!)/,
  },
  answers('the server says why it refuses', { status: 503, body: '{"error":"Later."}' }, 'Later.'),
  answers('the server refuses with an empty reason', { status: 500, body: '{"error":""}' }, undefined),
  answers('a proxy answers with a page of its own', { status: 502, body: '<h1>Bad gateway</h1>' }, undefined),
];

/** What a browser tells a page when its tab is looked at again. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
const badge = (page: Page, count: number) =>
  page.locator('header').getByRole('link', {
    name: `Your quote request, ${count} item${count === 1 ? '' : 's'} in your quote`,
  });
const noBadge = (page: Page) => page.locator('header').getByRole('link', { name: 'Your quote request', exact: true });

/** Fills the order form: two packs of Alba, 25 kg each. */
async function fillOrder(page: Page, email: string): Promise<void> {
  await page.goto('/order/cinnamon?type=Alba');
  await ready(page);
  await page.getByLabel('Pack weight').fill('25');
  await page.getByLabel('Quantity').fill('2');
  await page.getByLabel('Email').fill(email);
}

async function expectOrderKept(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Available type', { exact: true })).toHaveValue('Alba');
  await expect(page.getByLabel('Pack weight')).toHaveValue('25');
  await expect(page.getByLabel('Quantity')).toHaveValue('2');
  await expect(page.getByLabel('Email')).toHaveValue(email);
}

for (const trouble of troubles) {
  test(`${trouble.name}: said in the specified words, nothing typed is lost, nothing is there twice`, async ({
    page,
    context,
    gate,
    request,
    email,
    expectedConsole,
  }) => {
    expectedConsole.push(trouble.console, /Failed to fetch cart count/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const line = { page, context, gate };
    const alert = page.getByRole('alert');
    const isAnswered = trouble.answer !== undefined;

    /** Does something while the trouble lasts, sees what comes of it, and waits for the end of the trouble. */
    const during = async (action: () => Promise<unknown>, outcome: () => Promise<void>) => {
      await trouble.begin(line);
      await action();
      if (trouble.middle) {
        await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
        await trouble.middle(line);
      }
      await outcome();
      await trouble.end(line);
    };

    await test.step('adding', async () => {
      await fillOrder(page, email);
      const add = page.getByRole('button', { name: 'Add To Quote Request' });
      await during(
        () => add.click(),
        async () => {
          await expect(alert).toHaveText(
            isAnswered
              ? `Failed to add item to cart: ${trouble.answer?.reason ?? 'Unknown error'}`
              : 'An error occurred while adding the item to the cart.',
          );
          await expectOrderKept(page, email);
          await expect(page).toHaveURL(/\/order\/cinnamon/);
          await expect(add).not.toHaveAttribute('aria-disabled');
        },
      );
      await add.click();
      await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toBeVisible();
      expect(await storedCart(request, email)).toEqual([alba]);
    });

    await test.step('changing', async () => {
      await page.getByRole('button', { name: /^Change Cinnamon, Alba/ }).click();
      const weight = page.getByLabel('Pack weight');
      const save = page.getByRole('button', { name: 'Save', exact: true });
      await weight.fill('5');
      await during(
        () => save.click(),
        async () => {
          await expect(alert).toHaveText(
            isAnswered
              ? (trouble.answer?.reason ?? 'The change was not saved. Please try again.')
              : 'The change could not be sent. Please try again.',
          );
          await expect(weight).toHaveValue('5');
          await expect(save).not.toHaveAttribute('aria-disabled');
        },
      );
      await save.click();
      await expect(page.getByRole('row', { name: /Cinnamon Alba 2 5 kg/ })).toBeVisible();
      expect(await storedCart(request, email)).toEqual([{ ...alba, packWeight: '5' }]);
    });

    await test.step('reading', async () => {
      await page.getByLabel('Your Name').fill('Ana López');
      await page.getByRole('button', { name: /^Change Cinnamon, Alba/ }).click();
      await page.getByLabel('Pack weight').fill('7.5');
      await during(
        () => look(page),
        async () => {
          await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
          await expect(noBadge(page)).toBeVisible();
          await expect(alert).toHaveCount(0);
          expect(logged.some((text) => text.startsWith(failureMessages.countFailed))).toBe(true);
        },
      );
      await look(page);
      await expect(badge(page, 1)).toBeVisible();
      await expect(page.getByLabel('Your Name')).toHaveValue('Ana López');
      await expect(page.getByLabel('Pack weight')).toHaveValue('7.5');
      await page.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('removing', async () => {
      const remove = page.getByRole('button', { name: /^Remove Cinnamon, Alba/ });
      await during(
        () => remove.click(),
        async () => {
          await expect(alert).toHaveText(
            isAnswered ? 'Failed to remove item from cart.' : 'An error occurred while removing the item.',
          );
          await expect(remove).not.toHaveAttribute('aria-disabled');
          await expect(remove).toBeFocused();
        },
      );
      if (!trouble.heals) await remove.click();
      await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
      await expect(noBadge(page)).toBeVisible();
      expect(await storedCart(request, email)).toEqual([]);
    });
  });
}

test('a slow server is waited for, and asked once however often the button is pressed', async ({
  page,
  gate,
  request,
  email,
}) => {
  await page.clock.install();
  await fillOrder(page, email);
  const add = page.getByRole('button', { name: /Add To Quote Request|Adding/ });
  await gate.set('held');
  await add.click();
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  const asked = gate.waiting();
  // Ten seconds for the page; nobody waits for them.
  await page.clock.fastForward(10_000);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectOrderKept(page, email);
  expect(gate.waiting()).toBe(asked);
  await gate.set('open');
  await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toBeVisible();
  expect(await storedCart(request, email)).toEqual([alba]);

  await gate.set('held');
  await page.getByRole('button', { name: /^Remove Cinnamon, Alba/ }).click();
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('row', { name: /Cinnamon Alba/ })).toBeVisible();
  await gate.set('open');
  await expect(page.getByText('Cinnamon, Alba was removed.')).toBeVisible();
  expect(await storedCart(request, email)).toEqual([]);
});

test('a server that never answers is given up after half a minute, and the next try stores one item', async ({
  page,
  gate,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to fetch cart count/);
  await page.clock.install();
  await fillOrder(page, email);
  const add = page.getByRole('button', { name: /Add To Quote Request|Adding/ });
  await gate.set('held');
  await add.click();
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert')).toHaveText('An error occurred while adding the item to the cart.');
  await expectOrderKept(page, email);
  await gate.set('open');
  await add.click();
  await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toHaveCount(1);
  expect(await storedCart(request, email)).toEqual([alba]);

  await gate.set('held');
  await look(page);
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
  await gate.set('open');
  await look(page);
  await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toHaveCount(1);
});

test('whoever goes on to another page while an item is on its way stays there, and the badge shows it', async ({
  page,
  gate,
  email,
}) => {
  await fillOrder(page, email);
  // Their files are fetched while the line is free.
  await page.getByRole('link', { name: 'ABOUT US' }).hover();
  await page.getByRole('link', { name: 'SHOP NOW' }).hover();
  await page.waitForLoadState('networkidle');
  await gate.set('held');
  await page.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'SHOP NOW' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await gate.set('open');
  await expect(badge(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/\/shop$/);
});

test('whoever has gone on is not called back by the answer while the files of the next page are on their way', async ({
  page,
  email,
}) => {
  await fillOrder(page, email);
  await page.waitForLoadState('networkidle');
  const answer = Promise.withResolvers<void>();
  const files = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.route('**/*.js', async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add To Quote Request' }).click();
  await page.getByRole('link', { name: 'ABOUT US' }).click();
  await expect(page).toHaveURL(/\/about$/);
  answer.resolve();
  await expect(badge(page, 1)).toBeVisible();
  files.resolve();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('the next try of the same item has the same key, one of another item a key of its own', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_CONNECTION_REFUSED/);
  const calls = await stubCart(page, 'POST', 'no-answer', 'no-answer', 'real');
  await fillOrder(page, email);
  const add = page.getByRole('button', { name: 'Add To Quote Request' });
  for (const count of [1, 2]) {
    await add.click();
    await expect.poll(() => calls.length).toBe(count);
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await page.getByRole('button', { name: 'One pack more' }).click();
  await add.click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
  expect(await storedCart(request, email)).toEqual([{ ...alba, quantity: 3 }]);
});

test('an item that can’t be brought back is said, and comes back once at the next try', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 503/, /ERR_CONNECTION_REFUSED/);
  await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  const calls = await stubCart(page, 'POST', { status: 503, body: '{"error":"Later."}' }, 'no-answer', 'real');
  await page.goto('/cart');
  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  const alert = page.getByRole('alert');
  await undo.click();
  await expect(alert).toHaveText('Failed to add item to cart: Later.');
  await undo.click();
  await expect(alert).toHaveText('An error occurred while adding the item to the cart.');
  await undo.click();
  await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(await storedCart(request, email)).toEqual([cloves, alba]);
});

test('a shared list that is still being added calls nobody back who has gone on', async ({ page, request, email }) => {
  await rememberEmail(page, email);
  const fragment = Buffer.from(JSON.stringify([Object.values(alba)])).toString('base64url');
  await page.goto(`/cart#share=${fragment}`);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add this item' }).click();
  await page.getByRole('link', { name: 'ABOUT US' }).click();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  answer.resolve();
  await expect(badge(page, 1)).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(await storedCart(request, email)).toEqual([alba]);
});

test('a shared list of which only a part arrived goes on where it stopped', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_CONNECTION_REFUSED/);
  await rememberEmail(page, email);
  const calls = await stubCart(page, 'POST', 'real', 'no-answer', 'real');
  const fragment = Buffer.from(JSON.stringify([Object.values(alba), Object.values(leafOil)])).toString('base64url');
  await page.goto(`/cart#share=${fragment}`);
  const add = page.getByRole('button', { name: 'Add these 2 items' });
  await add.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while adding the item to the cart.');
  await add.click();
  await expect(page.getByText('2 shared items were added to your list.')).toBeVisible();
  expect(calls).toHaveLength(3);
  expect(calls[2]?.key).toBe(calls[1]?.key);
  expect(await storedCart(request, email)).toEqual([alba, leafOil]);
});

test('a list that can’t be had at first is logged and empty, and comes by itself when the server is back', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  expectedConsole.push(/Failed to fetch cart count/, /status of 503/);
  await fillCart(request, email, alba);
  await rememberEmail(page, email);
  await stubCart(page, 'GET', { status: 503, body: '{"error":"Later."}' }, 'real');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
  await expect(noBadge(page)).toBeVisible();
  expect(logged.filter((text) => text.startsWith(failureMessages.countFailed))).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();
  await expect(badge(page, 1)).toBeVisible();
});

test('a page that can’t be fetched leaves nothing blank: the way back shows what was typed', async ({
  page,
  gate,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_|Failed to fetch/);
  await fillOrder(page, email);
  await gate.set('closed');
  await page.getByRole('link', { name: 'ABOUT US' }).click();
  // The browser itself says that the site can't be reached.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await gate.set('open');
  await page.goBack();
  await ready(page);
  await expectOrderKept(page, email);
});

test('after an upgrade of the site, whose old files are gone, the next link leads to the new page', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await page.goto('/shop');
  await ready(page);
  let isUpgraded = true;
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) isUpgraded = false;
    const isOld = isUpgraded && new URL(route.request().url()).pathname.startsWith('/assets/');
    return isOld ? route.fulfill({ status: 404, contentType: 'text/html', body: '' }) : route.fallback();
  });
  await page.getByRole('link', { name: 'ABOUT US' }).click();
  await ready(page);
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** What a browser's storage may be like; each is set before any script of the page runs. */
const storages = {
  'refuses everything': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Object.defineProperty(Storage.prototype, name, { value: refuse });
    }
  },
  'may not even be named': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    // Really full: first by large pieces, then by single characters.
    for (const storage of location.protocol === 'about:' ? [] : [localStorage, sessionStorage]) {
      for (let size = 1 << 20; size >= 1; size = size >> 1) {
        try {
          for (let piece = 0; piece < 100; piece++) storage.setItem(`filler-${size}-${piece}`, 'x'.repeat(size));
        } catch {
          // No room for a piece of this size.
        }
      }
    }
  },
} as const;

for (const [state, prepare] of Object.entries(storages)) {
  test(`a browser whose storage ${state}: the site works until it is left`, async ({ page, request, email }) => {
    await page.addInitScript(prepare);
    await fillOrder(page, email);
    await page.getByRole('button', { name: 'Add To Quote Request' }).click();
    await expect(page.getByRole('row', { name: /Cinnamon Alba 2 25 kg/ })).toBeVisible();
    await page.getByRole('link', { name: 'SHOP NOW' }).click();
    await expect(badge(page, 1)).toBeVisible();
    await page
      .getByRole('link', { name: /Your quote request/ })
      .first()
      .click();
    await page.getByLabel('Your Name').fill('Ana López');
    await page.getByLabel('Contact Number').fill('+52 55 0000 0000');
    await page.goBack();
    await page.goForward();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ana López');
    await pressAndReturn(page, 'Send Quote via WhatsApp');
    await expect(page.getByRole('link', { name: 'Open WhatsApp again' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove Cinnamon, Alba/ }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is currently empty' })).toBeVisible();
    expect(await storedCart(request, email)).toEqual([]);
    await page.getByRole('button', { name: 'Forget me' }).click();
    await expect(page.getByRole('heading', { name: 'Enter Your Email to View Cart' })).toBeVisible();
  });
}

test('an item that another tab has removed disappears, and the failure is said', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  const [first] = await fillCart(request, email, alba, cloves);
  await rememberEmail(page, email);
  await page.goto('/cart');
  await expect(page.getByRole('row')).toHaveCount(3);
  await request.delete(`/api/cart/${first}`);
  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to remove item from cart.');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('two tabs that add and remove at once agree in the end, with each other and with the server', async ({
  page,
  context,
  request,
  email,
  expectedConsole,
}) => {
  // One may remove what the other has just removed.
  expectedConsole.push(/status of 404/);
  await fillCart(request, email, cloves, leafOil, cloves, leafOil);
  await rememberEmail(page, email);
  const other = await context.newPage();

  /** Adds three items of a type and removes the oldest of the list after each. */
  const work = async (tab: Page, type: string) => {
    for (const weight of ['1', '2', '3']) {
      await tab.goto(`/order/cinnamon?type=${type}`);
      await ready(tab);
      await tab.getByLabel('Pack weight').fill(weight);
      await tab.getByLabel('Email').fill(email);
      await tab.getByRole('button', { name: 'Add To Quote Request' }).click();
      await expect(tab.getByRole('row', { name: `Cinnamon ${type} 1 ${weight} kg` })).toBeVisible();
      const removed = tab.waitForResponse((response) => response.request().method() === 'DELETE');
      await tab
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await removed;
    }
  };
  await Promise.all([work(page, 'Alba'), work(other, 'M5')]);

  const stored = (await storedCart(request, email)).map((item) => Object.values(item as typeof alba));
  expect(stored.length).toBeGreaterThanOrEqual(4);
  for (const tab of [page, other]) {
    await look(tab);
    const shown = () =>
      tab
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent)));
    // The list of before may be as long as the one that the look brings.
    await expect
      .poll(shown)
      .toEqual(
        stored.map(([category, type, quantity, weight, unit]) => [
          category,
          type,
          String(quantity),
          `${weight} ${unit}`,
        ]),
      );
    await expect(badge(tab, stored.length)).toBeVisible();
  }
});
