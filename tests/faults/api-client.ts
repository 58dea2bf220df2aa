import { expect } from 'vitest';
import { alba } from '#tests/support/alba.ts';
import { serverMessages } from '#text/messages.ts';

/** A response and its duration in milliseconds. */
interface TimedResponse {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

/** Fetches with the whole body, and measures how long that takes. Throws the errors of `fetch`. */
export async function timedFetch(url: string, init?: RequestInit): Promise<TimedResponse> {
  const started = performance.now();
  const response = await fetch(url, init);
  const body = await response.text();
  return { status: response.status, body, ms: Math.round(performance.now() - started) };
}

/** Reads the cart of an address. */
export function getCart(url: string, email = 'buyer@example.com'): Promise<TimedResponse> {
  return timedFetch(`${url}/api/cart?email=${encodeURIComponent(email)}`);
}

/** Adds Alba, with `change` in it, to the cart of an address. */
export function addItem(url: string, email = 'buyer@example.com', change: object = {}): Promise<TimedResponse> {
  const headers = { 'Content-Type': 'application/json' };
  return timedFetch(`${url}/api/cart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...alba, email, ...change }),
  });
}

/** Checks that a call fails with 503 within 8 s while pages are served within 1 s. Returns the milliseconds of the call. */
export async function expectUnavailable(url: string, call: () => Promise<TimedResponse>): Promise<number> {
  const response = call();
  const page = await timedFetch(`${url}/`);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(1000);
  const { status, body, ms } = await response;
  expect({ status, body: JSON.parse(body) as unknown }).toEqual({
    status: 503,
    body: { error: serverMessages.unavailable },
  });
  expect(ms).toBeLessThan(8000);
  return ms;
}
