import { apiPaths, cartFromJson, cartItemFromJson, errorFromJson, idempotencyHeader } from '#contract';
import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart-item.ts';

/** The server answered, but not with success. `reason` is the `error` of its body, if it had one. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly reason: string | undefined;

  constructor(status: number, reason: string | undefined) {
    super(reason ?? `The server answered with status ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/*
 * The calls of spec section 7. Each throws `Refused` for an answer that is no success, and whatever `fetch` throws when
 * there is no answer at all.
 */

/** Fetches the items of a cart, oldest first. */
export async function fetchCart(email: string, signal: AbortSignal): Promise<CartItem[]> {
  const response = await fetch(apiPaths.cartOf(email), { signal, headers: { Accept: 'application/json' } });
  const items = cartFromJson(await readBody(response));
  if (!items) throw new Error('The server answered with something that is not a cart');
  return items;
}

/** Adds an item. The same key sent again adds nothing. Undefined when the answer does not show the stored item. */
export async function postItem(item: NewCartItem, key: string): Promise<CartItem | undefined> {
  const response = await fetch(apiPaths.cart, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify(item),
  });
  return cartItemFromJson(await readBody(response));
}

/** Changes quantity, weight and unit of an item. */
export async function patchItem(id: string, change: CartItemChange): Promise<CartItem | undefined> {
  const response = await fetch(apiPaths.cartItem(id), {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  return cartItemFromJson(await readBody(response));
}

/** Removes an item. */
export async function deleteItem(id: string): Promise<void> {
  await readBody(await fetch(apiPaths.cartItem(id), { method: 'DELETE' }));
}

/** The body of a success, undefined when it has none or is not JSON; throws `Refused` for the rest. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const json = parse(text);
  if (!response.ok) throw new Refused(response.status, errorFromJson(json));
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
