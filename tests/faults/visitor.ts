import { expect } from 'vitest';
import { serverMessages } from '#text/messages.ts';

/** One answer and how long it took. */
export interface Timed {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export async function timed(url: string, init?: RequestInit): Promise<Timed> {
  const started = performance.now();
  const response = await fetch(url, init);
  const body = await response.text();
  return { status: response.status, body, ms: Math.round(performance.now() - started) };
}

export function read(url: string, email = 'buyer@example.com'): Promise<Timed> {
  return timed(`${url}/api/cart?email=${encodeURIComponent(email)}`);
}

export function write(url: string, email = 'buyer@example.com'): Promise<Timed> {
  const item = { category: 'Cinnamon', type: 'Alba', quantity: 1, packWeight: '1', unit: 'kg', email };
  const headers = { 'Content-Type': 'application/json' };
  return timed(`${url}/api/cart`, { method: 'POST', headers, body: JSON.stringify(item) });
}

/** The one answer to a call while the storage is away, within the time a visitor waits; pages are served meanwhile. */
export async function expectUnavailable(url: string, call: () => Promise<Timed>): Promise<number> {
  const answer = call();
  const page = await timed(`${url}/`);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(1000);
  const { status, body, ms } = await answer;
  expect({ status, body: JSON.parse(body) as unknown }).toEqual({
    status: 503,
    body: { error: serverMessages.unavailable },
  });
  expect(ms).toBeLessThan(8000);
  return ms;
}
