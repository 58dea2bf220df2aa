import type { BrowserContext, Page } from '@playwright/test';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import type { FaultProxy } from '#tests/support/fault-proxy.ts';
import type { StubbedResponse } from './cart-calls.ts';

export interface Connection {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faultProxy: FaultProxy;
}

interface ErrorTexts {
  readonly adding: string;
  readonly changing: string;
  readonly removing: string;
}

interface Fault {
  readonly name: string;
  readonly start: (connection: Connection) => Promise<unknown>;
  readonly duringRequest?: (connection: Connection) => Promise<void>;
  readonly stop: (connection: Connection) => Promise<unknown>;
  /** No retry is needed: the server has done its work, and the site refetches the cart when the browser is online. */
  readonly recoversByItself?: true;
  readonly consoleMessages: RegExp;
  readonly errorTexts: ErrorTexts;
}

const matchingNothing = /^(?!)/;

const forward = ({ faultProxy }: Connection) => faultProxy.setMode('forward');
const refuse = ({ faultProxy }: Connection) => faultProxy.setMode('refuse');

const withoutAnswer: ErrorTexts = {
  adding: 'An error occurred while adding the item to the cart.',
  changing: 'The change could not be sent. Please try again.',
  removing: 'An error occurred while removing the item.',
};
const answeredWithoutText: ErrorTexts = {
  adding: 'Failed to add item to cart: Unknown error',
  changing: 'The change was not saved. Please try again.',
  removing: 'Failed to remove item from cart.',
};
const answeredWithText: ErrorTexts = {
  adding: 'Failed to add item to cart: Later.',
  changing: 'Later.',
  removing: 'Failed to remove item from cart.',
};

const createResponseFault = (
  name: string,
  response: Exclude<StubbedResponse, string>,
  errorTexts: ErrorTexts,
): Fault => ({
  name,
  start: ({ page }) =>
    page.route('**/api/cart**', (route) => route.fulfill({ contentType: 'application/json', ...response })),
  stop: ({ page }) => page.unroute('**/api/cart**'),
  consoleMessages: new RegExp(`status of ${response.status}`),
  errorTexts,
});

const typicalFaults: readonly Fault[] = [
  {
    name: 'the server is down',
    start: refuse,
    stop: forward,
    consoleMessages: /ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/,
    errorTexts: withoutAnswer,
  },
  {
    name: 'the browser goes offline before the response arrives',
    start: ({ faultProxy }) => faultProxy.setMode('hold-responses'),
    duringRequest: async ({ context, faultProxy }) => {
      await context.setOffline(true);
      await faultProxy.setMode('refuse');
    },
    stop: async ({ context, faultProxy }) => {
      await faultProxy.setMode('forward');
      await context.setOffline(false);
    },
    recoversByItself: true,
    consoleMessages: /ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/,
    errorTexts: withoutAnswer,
  },
  {
    name: 'the server crashes before the response arrives',
    start: ({ faultProxy }) => faultProxy.setMode('hold-responses'),
    duringRequest: refuse,
    stop: forward,
    // The retry of a removal gets a 404, because the server had removed the item before it crashed.
    consoleMessages: /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)|status of 404/,
    errorTexts: withoutAnswer,
  },
  {
    name: 'a captive portal responds with HTML and status 200',
    start: ({ page }) =>
      page.route('**/api/cart**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Log in to this network</h1>' }),
      ),
    stop: ({ page }) => page.unroute('**/api/cart**'),
    consoleMessages: matchingNothing,
    errorTexts: withoutAnswer,
  },
  createResponseFault(
    'the server responds with an error message',
    { status: 503, body: '{"error":"Later."}' },
    answeredWithText,
  ),
];

const furtherFaults: readonly Fault[] = [
  {
    name: 'the browser is offline',
    start: ({ context }) => context.setOffline(true),
    stop: ({ context }) => context.setOffline(false),
    consoleMessages: /ERR_INTERNET_DISCONNECTED/,
    errorTexts: withoutAnswer,
  },
  {
    name: 'the response is not HTTP',
    start: ({ faultProxy }) => faultProxy.setMode('corrupt'),
    stop: forward,
    consoleMessages: /ERR_INVALID_HTTP_RESPONSE|status of 404/,
    errorTexts: withoutAnswer,
  },
  createResponseFault(
    'the server responds with an empty error message',
    { status: 500, body: '{"error":""}' },
    answeredWithoutText,
  ),
  createResponseFault(
    'a proxy responds with an HTML error page',
    { status: 502, body: '<h1>Bad gateway</h1>' },
    answeredWithoutText,
  ),
];

export const faults = pickCases([...typicalFaults, ...furtherFaults], typicalFaults);
