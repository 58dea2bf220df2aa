import { expect } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { serverErrors } from '#text/server/server-errors.ts';

/** `ms` counts until the end of the body. */
interface TimedResponse {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export async function timedFetch(url: string, init?: RequestInit): Promise<TimedResponse> {
  const started = performance.now();
  const response = await fetch(url, init);
  const body = await response.text();
  return { status: response.status, body, ms: Math.round(performance.now() - started) };
}

export function fetchCart(url: string, email = 'buyer@example.com'): Promise<TimedResponse> {
  return timedFetch(`${url}/api/cart?email=${encodeURIComponent(email)}`);
}

export function addItem(url: string, email = 'buyer@example.com', change: object = {}): Promise<TimedResponse> {
  const headers = { 'Content-Type': 'application/json' };
  return timedFetch(`${url}/api/cart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...alba, email, ...change }),
  });
}

export async function expectUnavailable(url: string, call: () => Promise<TimedResponse>): Promise<number> {
  const response = call();
  const page = await timedFetch(`${url}/`);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(1000);
  const { status, body, ms } = await response;
  expect({ status, body: JSON.parse(body) as unknown }).toEqual({
    status: 503,
    body: { error: serverErrors.unavailable },
  });
  expect(ms).toBeLessThan(8000);
  return ms;
}
