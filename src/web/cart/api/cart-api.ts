import { apiPaths, idempotencyHeader, parseCartItemJson, parseCartJson, parseErrorJson } from '#contract';
import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import { parseJson } from '#domain/json.ts';
import { language } from '#text/site.ts';
import { ApiError } from './api-error.ts';

const requestTimeoutMs = 30_000;

/**
 * Each function throws `ApiError` for an error status, and another error if no response arrives in time or the response
 * is not from this site's API. A returned item is undefined if the response does not contain it.
 */
export interface CartApi {
  readonly fetchCart: (email: string, signal?: AbortSignal) => Promise<CartItem[]>;
  readonly postItem: (item: NewCartItem, idempotencyKey: string) => Promise<CartItem | undefined>;
  readonly patchItem: (id: string, change: CartItemChange) => Promise<CartItem | undefined>;
  /** Restores a removed item. Throws `ApiError` 404 if the server no longer knows it. */
  readonly putItem: (item: CartItem) => Promise<CartItem | undefined>;
  readonly deleteItem: (id: string) => Promise<void>;
}

export const cartApi: CartApi = {
  fetchCart: async (email, signal) => {
    const items = parseCartJson(await request('GET', apiPaths.cartByEmail(email), { signal }));
    if (!items) throw new Error('the server responded with something that is not a cart');
    return items;
  },
  postItem: async (item, idempotencyKey) =>
    parseCartItemJson(
      await request('POST', apiPaths.cart, { body: item, headers: { [idempotencyHeader]: idempotencyKey } }),
    ),
  patchItem: async (id, change) => parseCartItemJson(await request('PATCH', apiPaths.cartItem(id), { body: change })),
  putItem: async ({ id, ...fields }) =>
    parseCartItemJson(await request('PUT', apiPaths.cartItem(id), { body: fields })),
  deleteItem: async (id) => {
    await request('DELETE', apiPaths.cartItem(id));
  },
};

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface RequestOptions {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Resolves to the JSON of the response; undefined if the response has no body. Asks for error messages in the language
 * of the page, because the browser's own language may be another.
 */
async function request(method: Method, url: string, { body, headers, signal }: RequestOptions = {}): Promise<unknown> {
  // Does not use `AbortSignal.any`, because Safari has it since 17.4 and the site supports 17.2.
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort, { signal: controller.signal });
  const timer = setTimeout(abort, requestTimeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    const text = await response.text();
    const json = parseJson(text);
    if (!response.ok) throw new ApiError(response.status, parseErrorJson(json), parseRetryAfter(response.headers));
    // A captive portal, as in hotels, responds with a login page and status 200.
    if (text !== '' && isHtml(response)) throw new Error('the server responded with a page');
    return json;
  } finally {
    clearTimeout(timer);
  }
}

/** Proxies may send a date instead of seconds (RFC 9110, section 10.2.3); a date is ignored. */
function parseRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After') ?? '';
  return /^\d{1,4}$/.test(header) ? Number(header) : undefined;
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
