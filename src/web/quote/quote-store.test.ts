// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';

const alba: NewCartItem = {
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
  readonly answer: (status: number, body?: unknown) => void;
  readonly fail: () => void;
}

let calls: Call[] = [];
const logged = vi.spyOn(console, 'error');

/** A store of its own for each test. Those of earlier tests still listen to the page, but are asked nothing. */
async function freshStore() {
  vi.resetModules();
  return import('./quote-store.ts');
}

function stored(id: string, change: Partial<NewCartItem> = {}): CartItem {
  return { id, ...alba, ...change };
}

function json({ id, ...item }: CartItem) {
  return { _id: id, ...item };
}

/** The newest call of a method. */
function last(method: string): Call {
  const call = calls.findLast((each) => each.method === method);
  if (!call) throw new Error(`no ${method} was made`);
  return call;
}

/** Lets everything that waits for an answered call go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
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
        answer: (status, body) => resolve(new Response(body === undefined ? null : JSON.stringify(body), { status })),
        fail: () => reject(new TypeError('no network')),
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the quote store', () => {
  it('knows nothing before it has read the browser’s storage', async () => {
    const store = await freshStore();
    expect(store.currentQuote()).toEqual({ known: false, email: undefined, items: [], loading: false });
    expect(calls).toHaveLength(0);
  });

  it('fetches the cart of a stored e-mail, and asks nothing without one', async () => {
    const store = await freshStore();
    store.startQuote();
    expect(store.currentQuote()).toEqual({ known: true, email: undefined, items: [], loading: false });
    expect(calls).toHaveLength(0);

    store.setEmail('  Ana+LK@Example.com ');
    expect(localStorage.getItem('customerEmail')).toBe('ana+lk@example.com');
    expect(store.currentQuote().loading).toBe(true);
    expect(last('GET').url).toBe('/api/cart?email=ana%2Blk%40example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    expect(store.currentQuote()).toMatchObject({ items: [stored('1')], loading: false });
  });

  it('never lets a stale answer take the place of a fresh one', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('old@example.com');
    const old = last('GET');
    store.setEmail('ana@example.com');
    const fresh = last('GET');
    expect(old.signal?.aborted).toBe(true);
    fresh.answer(200, [json(stored('1'))]);
    await settle();
    old.answer(200, []);
    await settle();
    expect(store.currentQuote().items).toEqual([stored('1')]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('does not bring back an item that was removed while the list was on its way', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    void store.refreshQuote();
    const before = last('GET');
    const removed = store.removeFromQuote('1');
    last('DELETE').answer(204);
    await removed;
    before.answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    expect(store.currentQuote().items).toEqual([stored('2')]);
    last('GET').answer(200, [json(stored('2'))]);
    await settle();
    expect(store.currentQuote().items).toEqual([stored('2')]);
  });

  it('logs a failed fetch, empties the list, and tries again with longer and longer waits', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();

    void store.refreshQuote();
    last('GET').fail();
    await settle();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to fetch cart count', expect.any(TypeError));
    expect(store.currentQuote()).toMatchObject({ items: [], loading: false });

    for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
      const before = calls.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(calls).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(before + 1);
      last('GET').answer(503, { error: 'Later.' });
      await settle();
    }
    await vi.advanceTimersByTimeAsync(60_000);
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    expect(store.currentQuote().items).toEqual([stored('1')]);
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(before);
  });

  it.each([
    ['an object', { error: 'no list' }],
    ['items without ids', [alba]],
    ['nothing', undefined],
  ])('takes %s for a failed fetch', async (_name, body) => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, body);
    await settle();
    expect(logged).toHaveBeenCalledOnce();
    expect(store.currentQuote()).toMatchObject({ items: [], loading: false });
  });

  it('does not ask again for what the server refuses for good', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(400, { error: 'Please enter a valid email address.' });
    await settle();
    expect(logged).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(1);
  });

  it('asks again at once when the browser is back online or looked at', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').fail();
    await settle();
    for (const [target, name] of [
      [window, 'online'],
      [window, 'focus'],
      [document, 'visibilitychange'],
    ] as const) {
      const before = calls.length;
      target.dispatchEvent(new Event(name));
      expect(calls.length).toBeGreaterThan(before);
    }
  });

  it('reads the e-mail again whenever a storage event fires, and asks nothing when it is the same', async () => {
    const store = await freshStore();
    store.startQuote();
    const tell = () => window.dispatchEvent(new Event('storage'));
    localStorage.setItem('customerEmail', 'ana@example.com');
    tell();
    expect(store.currentQuote()).toMatchObject({ email: 'ana@example.com', loading: true });
    const before = calls.length;
    localStorage.setItem('somethingElse', '1');
    tell();
    expect(calls).toHaveLength(before);
    localStorage.removeItem('customerEmail');
    tell();
    expect(store.currentQuote()).toMatchObject({ email: undefined, items: [], loading: false });
    localStorage.setItem('customerEmail', 'ana@example.com');
    tell();
    localStorage.clear();
    tell();
    expect(store.currentQuote().email).toBeUndefined();
  });

  it('adds with the key it is given, shows the item at once, and loads the list again', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    const added = store.addToQuote(alba, 'key-1');
    expect(last('POST').headers.get('Idempotency-Key')).toBe('key-1');
    last('POST').answer(201, json(stored('2')));
    await added;
    expect(store.currentQuote().items).toEqual([stored('1'), stored('2')]);
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    expect(store.currentQuote().items).toHaveLength(2);
  });

  it('does not take an added item for the whole cart while the cart is still on its way', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    const added = store.addToQuote(alba, 'key-1');
    last('POST').answer(201, json(stored('9')));
    await added;
    expect(store.currentQuote()).toMatchObject({ items: [], loading: true });
    last('GET').answer(200, [json(stored('1')), json(stored('9'))]);
    await settle();
    expect(store.currentQuote().items.map(({ id }) => id)).toEqual(['1', '9']);
  });

  it('goes over to the cart of another e-mail that an item was added under', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    const added = store.addToQuote({ ...alba, email: 'eva@example.com' }, 'key-1');
    last('POST').answer(201, json(stored('7', { email: 'eva@example.com' })));
    await added;
    expect(store.currentQuote()).toMatchObject({ email: 'eva@example.com', items: [], loading: true });
    expect(localStorage.getItem('customerEmail')).toBe('eva@example.com');
  });

  it('tells why an add, a change or a removal was refused, and leaves the list as it is', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    const added = store.addToQuote(alba, 'key-1');
    last('POST').answer(400, { error: 'No.' });
    await expect(added).rejects.toMatchObject({ name: 'Refused', status: 400, reason: 'No.' });
    const changed = store.changeInQuote('1', { quantity: 3, packWeight: '1', unit: 'kg' });
    last('PATCH').answer(500, 'no object');
    await expect(changed).rejects.toMatchObject({ name: 'Refused', status: 500, reason: undefined });
    const removed = store.removeFromQuote('1');
    last('DELETE').fail();
    await expect(removed).rejects.toThrow('no network');
    expect(store.currentQuote().items).toEqual([stored('1')]);
  });

  it('takes a success that is not the site’s for no answer', async () => {
    const store = await freshStore();
    store.startQuote();
    const page = () => new Response('<h1>Log in to this network</h1>', { headers: { 'Content-Type': 'text/html' } });
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    await expect(store.addToQuote(alba, 'key-1')).rejects.toMatchObject({ name: 'Error' });
    await expect(store.removeFromQuote('1')).rejects.toMatchObject({ name: 'Error' });
    expect(store.currentQuote().email).toBeUndefined();
  });

  it('takes an item for removed that only a try without an answer can have removed', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1'))]);
    await settle();
    const unanswered = store.removeFromQuote('1');
    last('DELETE').fail();
    await expect(unanswered).rejects.toThrow('no network');
    const again = store.removeFromQuote('1');
    last('DELETE').answer(404, { error: 'gone' });
    await again;
    expect(store.currentQuote().items).toEqual([]);
    const never = store.removeFromQuote('2');
    last('DELETE').answer(404, { error: 'gone' });
    await expect(never).rejects.toMatchObject({ status: 404 });
  });

  it('gives up after half a minute without an answer', async () => {
    const store = await freshStore();
    store.startQuote();
    const added = store.addToQuote(alba, 'key-1');
    const failure = added.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(last('POST').signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  it('shows a changed item at once', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    const changed = store.changeInQuote('1', { quantity: 3, packWeight: '1', unit: 'l' });
    last('PATCH').answer(200, json(stored('1', { quantity: 3, packWeight: '1', unit: 'l' })));
    await changed;
    expect(store.currentQuote().items).toEqual([stored('1', { quantity: 3, packWeight: '1', unit: 'l' }), stored('2')]);
  });

  it('forgets the visitor', async () => {
    const store = await freshStore();
    store.startQuote();
    store.setEmail('ana@example.com');
    store.forgetQuote();
    expect(store.currentQuote()).toMatchObject({ known: true, email: undefined, items: [] });
    expect(localStorage).toHaveLength(0);
  });

  it('tells its listeners of each change, until they leave', async () => {
    const store = await freshStore();
    const listener = vi.fn<() => void>();
    const leave = store.subscribeToQuote(listener);
    store.startQuote();
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    leave();
    store.setEmail('ana@example.com');
    expect(listener).not.toHaveBeenCalled();
  });
});
