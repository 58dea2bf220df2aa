import { expect } from 'vitest';
import { parseCartJson } from '#contract';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { alba } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const maxPageMs = 1000;
/** The longest timeout of the storage, and some time more. */
const maxRefusalMs = 8000;

interface TimedResponse {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export function fetchTimed(url: string): Promise<TimedResponse> {
  return measure(() => fetch(url));
}

async function measure(call: () => Promise<Response>): Promise<TimedResponse> {
  const started = performance.now();
  const response = await call();
  const body = await response.text();
  return { status: response.status, body, ms: Math.round(performance.now() - started) };
}

export function fetchCartTimed(url: string, email = 'buyer@example.com'): Promise<TimedResponse> {
  return fetchTimed(`${url}/api/cart?email=${encodeURIComponent(email)}`);
}

export async function fetchItems(url: string, email?: string): Promise<readonly CartItem[]> {
  const { body } = await fetchCartTimed(url, email);
  const items = parseCartJson(JSON.parse(body));
  if (!items) throw new Error(`the answer is no list: ${body}`);
  return items;
}

export function addItem(url: string, email = 'buyer@example.com', change: object = {}): Promise<TimedResponse> {
  return measure(() => postItem(url, { ...alba, email, ...change }));
}

export async function expectUnavailable(url: string, call: () => Promise<TimedResponse>): Promise<number> {
  const response = call();
  const page = await fetchTimed(`${url}/`);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(maxPageMs);
  const { status, body, ms } = await response;
  expect({ status, body: JSON.parse(body) as unknown }).toEqual({
    status: 503,
    body: { error: serverErrors.unavailable },
  });
  expect(ms).toBeLessThan(maxRefusalMs);
  return ms;
}
