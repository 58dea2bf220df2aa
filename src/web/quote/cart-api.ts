import { apiPaths, cartFromJson, cartItemFromJson, errorFromJson, idempotencyHeader } from '#contract';
import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart-item.ts';

/** The server answered, but not with success. `reason` is the `error` of its body, if it had one. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly reason: string | undefined;
  /** Seconds after which the server allows the call, from `Retry-After`; undefined where it names none. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, reason: string | undefined, retryAfterSeconds?: number) {
    super(reason ?? `The server answered with status ${status}`);
    this.status = status;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A visitor waits for slow networks and servers, but not for ever: after this time there is no answer, in milliseconds. */
const patienceMs = 30_000;

/*
 * The calls of spec section 7. Each throws `Refused` for an answer that is no success, and something else when there is no
 * answer at all, none in time, or one that is not the site's.
 */

/** Fetches the items of a cart, oldest first. */
export async function fetchCart(email: string, signal: AbortSignal): Promise<CartItem[]> {
  const items = cartFromJson(await call(apiPaths.cartOf(email), { headers: { Accept: 'application/json' } }, signal));
  if (!items) throw new Error('The server answered with something that is not a cart');
  return items;
}

/** Adds an item. The same key sent again adds nothing. Undefined when the answer does not show the stored item. */
export async function postItem(item: NewCartItem, key: string): Promise<CartItem | undefined> {
  const headers = { 'Content-Type': 'application/json', [idempotencyHeader]: key };
  return cartItemFromJson(await call(apiPaths.cart, { method: 'POST', headers, body: JSON.stringify(item) }));
}

/** Changes quantity, weight and unit of an item. */
export async function patchItem(id: string, change: CartItemChange): Promise<CartItem | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return cartItemFromJson(
    await call(apiPaths.cartItem(id), { method: 'PATCH', headers, body: JSON.stringify(change) }),
  );
}

/** Removes an item. */
export async function deleteItem(id: string): Promise<void> {
  await call(apiPaths.cartItem(id), { method: 'DELETE' });
}

/** Makes one call and gives the body of its success, undefined when it has none. */
async function call(url: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const stop = new AbortController();
  const stopNow = () => stop.abort();
  signal?.addEventListener('abort', stopNow);
  const timer = setTimeout(stopNow, patienceMs);
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    const text = await response.text();
    const json = parse(text);
    if (!response.ok) throw new Refused(response.status, errorFromJson(json), parseRetryAfter(response.headers));
    // The log-in page of a hotel's network comes with the status of a success. Any other body may be one (spec section 7).
    if (text !== '' && isPage(response)) throw new Error('The server answered with a page');
    return json;
  } finally {
    clearTimeout(timer);
  }
}

/** Proxies may send a date instead of seconds (RFC 9110, section 10.2.3); that counts as none. */
function parseRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After') ?? '';
  return /^\d{1,4}$/.test(header) ? Number(header) : undefined;
}

function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
