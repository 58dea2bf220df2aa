import { afterEach, beforeEach, vi } from 'vitest';
import type { CartItem, NewCartItem } from '#domain/cart/cart-item.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { cartApi } from '#web/cart/api/cart-api.ts';
import type { EventHandlers } from '#web/cart/client/browser-events.ts';
import { createCartClient, type CartClient } from '#web/cart/client/create-cart-client.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly answer: (status: number, body?: unknown, headers?: Record<string, string>) => void;
  readonly fail: () => void;
}

export async function flushPromises(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

/**
 * Fakes network, clock and browser, anew for each test. `calls` are the requests so far; the test answers each.
 */
export function setUpFakeBrowser() {
  const calls: Call[] = [];
  const logged = vi.spyOn(console, 'error');
  const listeners = new Set<EventHandlers>();
  let email: string | undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    logged.mockReset();
    logged.mockImplementation(() => undefined);
    vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
      return new Promise<Response>((resolve, reject) => {
        const abort = () => reject(new DOMException('aborted', 'AbortError'));
        signal?.addEventListener('abort', abort);
        calls.push({
          method,
          url,
          headers: new Headers(headers),
          body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
          signal: signal ?? undefined,
          answer: (status, answer, answerHeaders = {}) =>
            resolve(
              new Response(answer === undefined ? null : JSON.stringify(answer), { status, headers: answerHeaders }),
            ),
          fail: () => reject(new TypeError('no network')),
        });
      });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    calls.length = 0;
    listeners.clear();
    email = undefined;
  });

  const storage: VisitorStorage = {
    readEmail: () => email,
    writeEmail: (text) => {
      email = text;
    },
    forgetVisitor: () => {
      email = undefined;
    },
  };
  const events = {
    listen: (handlers: EventHandlers) => {
      listeners.add(handlers);
      return () => void listeners.delete(handlers);
    },
  };
  const createClient = () => createCartClient({ api: cartApi, storage, events, clock: globalThis });
  const getLastCall = (method: string): Call => {
    const call = calls.findLast((each) => each.method === method);
    if (!call) throw new Error(`no ${method} was made`);
    return call;
  };
  return {
    calls,
    logged,
    storage,
    createClient,
    getLastCall,
    openCart: async (...ids: readonly string[]): Promise<CartClient> => {
      const client = createClient();
      client.start();
      client.setEmail(albaOfAna.email);
      getLastCall('GET').answer(
        200,
        ids.map((id) => toItemJson(storedItem(id))),
      );
      await flushPromises();
      return client;
    },
    fireBrowserEvent: (event: keyof EventHandlers): void => {
      for (const listener of listeners) listener[event]();
    },
  };
}

export function storedItem(id: string, change: Partial<NewCartItem> = {}): CartItem {
  return { id, ...albaOfAna, ...change };
}

export function toItemJson({ id, ...item }: CartItem) {
  return { _id: id, ...item };
}
