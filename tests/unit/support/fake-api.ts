import { vi } from 'vitest';
import type { CartItem, NewCartItem } from '#domain/cart/cart-item.ts';
import { alba as albaWithoutEmail } from '#tests/support/alba.ts';
import { cartApi } from '#web/cart/client/cart-api.ts';
import { createCartClient, type CartClient } from '#web/cart/client/create-cart-client.ts';
import type { TabEvents, Tabs } from '#web/cart/client/tabs.ts';
import type { VisitorStorage } from '#web/storage/visitor.ts';

export const alba: NewCartItem = { ...albaWithoutEmail, email: 'ana@example.com' };

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
  readonly answer: (status: number, body?: unknown, headers?: Record<string, string>) => void;
  readonly fail: () => void;
}

export const calls: Call[] = [];

let email: string | undefined;
let clients: readonly TabEvents[] = [];

/** What the tabs of a browser share: a test writes to it as another tab does. */
export const storage: VisitorStorage = {
  readEmail: () => email,
  writeEmail: (text) => {
    email = text;
  },
  removeVisitor: () => {
    email = undefined;
  },
};

const tabs: Tabs = {
  listen: (events) => {
    clients = [...clients, events];
    return () => {
      clients = clients.filter((each) => each !== events);
    };
  },
};

/** Tells the clients of this test what happens in the browser. */
export function tell(event: keyof TabEvents): void {
  for (const client of clients) client[event]();
}

export const logged = vi.spyOn(console, 'error');

export function startFakeApi(): void {
  vi.useFakeTimers();
  calls.length = 0;
  logged.mockReset();
  logged.mockImplementation(() => undefined);
  email = undefined;
  clients = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, signal }: RequestInit = {}) => {
    return new Promise<Response>((resolve, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'));
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

/** Its clock is Vitest's, which `startFakeApi` replaces. */
export function createClient(): CartClient {
  return createCartClient({ api: cartApi, storage, tabs, clock: globalThis });
}

export async function openCart(...ids: readonly string[]): Promise<CartClient> {
  const client = createClient();
  client.start();
  client.setEmail(alba.email);
  last('GET').answer(
    200,
    ids.map((id) => json(stored(id))),
  );
  await settle();
  return client;
}

export function stored(id: string, change: Partial<NewCartItem> = {}): CartItem {
  return { id, ...alba, ...change };
}

export function json({ id, ...item }: CartItem) {
  return { _id: id, ...item };
}

export function last(method: string): Call {
  const call = calls.findLast((each) => each.method === method);
  if (!call) throw new Error(`no ${method} was made`);
  return call;
}

export const settle = () => vi.advanceTimersByTimeAsync(0);
