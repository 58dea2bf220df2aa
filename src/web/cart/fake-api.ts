import { vi } from 'vitest';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';

/** What tests of the quote have in common: an item, calls that wait for an answer, a store of their own. */

export const alba: NewCartItem = {
  category: 'Cinnamon',
  type: 'Alba',
  quantity: 2,
  packWeight: '25',
  unit: 'kg',
  email: 'ana@example.com',
};

/** A call of the API that waits for the test to answer it. */
interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly answer: (status: number, body?: unknown, headers?: Record<string, string>) => void;
  readonly fail: () => void;
}

export const calls: Call[] = [];
export const logged = vi.spyOn(console, 'error');

/** Begins a test: no calls, nothing stored, and a clock that the test moves on. */
export function startFakeApi(): void {
  vi.useFakeTimers();
  calls.length = 0;
  logged.mockReset();
  logged.mockImplementation(() => undefined);
  localStorage.clear();
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      const abort = () => reject(new DOMException('stopped', 'AbortError'));
      signal?.addEventListener('abort', abort);
      calls.push({
        method,
        url,
        headers: new Headers(headers),
        signal: signal ?? undefined,
        answer: (status, body, answerHeaders = {}) =>
          resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers: answerHeaders })),
        fail: () => reject(new TypeError('no network')),
      });
    });
  });
}

export function stopFakeApi(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A store of its own for each test. Those of earlier tests still listen to the page, but are asked nothing. */
export async function freshStore() {
  vi.resetModules();
  return import('./cart-store.ts');
}

/** A store that holds the cart of Ana, with the items of these ids. */
export async function openCart(...ids: readonly string[]) {
  const store = await freshStore();
  store.startCartSync();
  store.setEmail(alba.email);
  last('GET').answer(
    200,
    ids.map((id) => json(stored(id))),
  );
  await settle();
  return store;
}

export function stored(id: string, change: Partial<NewCartItem> = {}): CartItem {
  return { id, ...alba, ...change };
}

export function json({ id, ...item }: CartItem) {
  return { _id: id, ...item };
}

/** The newest call of a method. */
export function last(method: string): Call {
  const call = calls.findLast((each) => each.method === method);
  if (!call) throw new Error(`no ${method} was made`);
  return call;
}

/** Lets everything that waits for an answered call go on. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
