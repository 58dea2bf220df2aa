// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  alba,
  calls,
  freshStore,
  json,
  last,
  openCart,
  settle,
  startFakeApi,
  stopFakeApi,
  stored,
} from './fake-api.ts';

type Store = Awaited<ReturnType<typeof freshStore>>;

beforeEach(startFakeApi);
afterEach(stopFakeApi);

describe('changes of the cart', () => {
  test('adds with the key it is given, shows the item at once, and loads the list again', async () => {
    const store = await openCart('1');
    const added = store.addToCart(alba, 'key-1');
    expect(last('POST').headers.get('Idempotency-Key')).toBe('key-1');
    last('POST').answer(201, json(stored('2')));
    await added;
    expect(store.getCart().items).toEqual([stored('1'), stored('2')]);
    last('GET').answer(200, [json(stored('1')), json(stored('2'))]);
    await settle();
    expect(store.getCart().items).toHaveLength(2);
  });

  test('does not take an added item for the whole cart while the cart is still on its way', async () => {
    const store = await freshStore();
    store.startCartSync();
    store.setEmail('ana@example.com');
    const added = store.addToCart(alba, 'key-1');
    last('POST').answer(201, json(stored('9')));
    await added;
    expect(store.getCart()).toMatchObject({ items: [], isLoading: true });
    last('GET').answer(200, [json(stored('1')), json(stored('9'))]);
    await settle();
    expect(store.getCart().items.map(({ id }) => id)).toEqual(['1', '9']);
  });

  test('goes over to the cart of another e-mail that an item was added under', async () => {
    const store = await openCart('1');
    const added = store.addToCart({ ...alba, email: 'eva@example.com' }, 'key-1');
    last('POST').answer(201, json(stored('7', { email: 'eva@example.com' })));
    await added;
    expect(store.getCart()).toMatchObject({ email: 'eva@example.com', items: [], isLoading: true });
    expect(localStorage.getItem('customerEmail')).toBe('eva@example.com');
  });

  test('tells why an add, a change or a removal was refused, and leaves the list as it is', async () => {
    const store = await openCart('1');
    const added = store.addToCart(alba, 'key-1');
    last('POST').answer(400, { error: 'No.' });
    await expect(added).rejects.toMatchObject({ name: 'ApiError', status: 400, serverMessage: 'No.' });
    const changed = store.updateCartItem('1', { quantity: 3, packWeight: '1', unit: 'kg' });
    last('PATCH').answer(500, 'no object');
    await expect(changed).rejects.toMatchObject({ name: 'ApiError', status: 500, serverMessage: undefined });
    const removed = store.removeFromCart('1');
    last('DELETE').fail();
    await expect(removed).rejects.toThrow('no network');
    expect(store.getCart().items).toEqual([stored('1')]);
  });

  test('takes a success that is not the site’s for no answer', async () => {
    const store = await freshStore();
    store.startCartSync();
    const page = () => new Response('<h1>Log in to this network</h1>', { headers: { 'Content-Type': 'text/html' } });
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    await expect(store.addToCart(alba, 'key-1')).rejects.toMatchObject({ name: 'Error' });
    await expect(store.removeFromCart('1')).rejects.toMatchObject({ name: 'Error' });
    expect(store.getCart().email).toBeUndefined();
  });

  test('takes an item for removed that only a try without an answer can have removed', async () => {
    const store = await openCart('1');
    const unanswered = store.removeFromCart('1');
    last('DELETE').fail();
    await expect(unanswered).rejects.toThrow('no network');
    const again = store.removeFromCart('1');
    last('DELETE').answer(404, { error: 'gone' });
    await again;
    expect(store.getCart().items).toEqual([]);
    const never = store.removeFromCart('2');
    last('DELETE').answer(404, { error: 'gone' });
    await expect(never).rejects.toMatchObject({ status: 404 });
  });

  test('gives up after half a minute without an answer', async () => {
    const store = await freshStore();
    store.startCartSync();
    const added = store.addToCart(alba, 'key-1');
    const failure = added.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(last('POST').signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'AbortError' });
  });

  test('shows a changed item at once', async () => {
    const store = await openCart('1', '2');
    const changed = store.updateCartItem('1', { quantity: 3, packWeight: '1', unit: 'l' });
    last('PATCH').answer(200, json(stored('1', { quantity: 3, packWeight: '1', unit: 'l' })));
    await changed;
    expect(store.getCart().items).toEqual([stored('1', { quantity: 3, packWeight: '1', unit: 'l' }), stored('2')]);
  });
});

describe('an add under way while the e-mail changes', () => {
  const fromOtherTab = (email?: string) => {
    // The event of another tab's change may come later than the response.
    if (email === undefined) localStorage.removeItem('customerEmail');
    else localStorage.setItem('customerEmail', email);
  };

  test.each([
    ['is forgotten here', (store: Store) => store.forgetVisitor(), null],
    ['is forgotten in another tab', () => fromOtherTab(), null],
    ['is changed here', (store: Store) => store.setEmail('eva@example.com'), 'eva@example.com'],
    ['is changed in another tab', () => fromOtherTab('eva@example.com'), 'eva@example.com'],
  ] as const)('does not store an e-mail again that %s', async (_name, change, expected) => {
    const store = await openCart('1');
    const added = store.addToCart(alba, 'key-1');
    const post = last('POST');
    change(store);
    post.answer(201, json(stored('2')));
    await added;
    expect(localStorage.getItem('customerEmail')).toBe(expected);
    expect(store.getCart()).toMatchObject({ email: expected ?? undefined, items: [] });
  });

  test('stores the first e-mail of a visitor, but not after a visit to another cart that was forgotten', async () => {
    const store = await freshStore();
    store.startCartSync();
    const added = store.addToCart(alba, 'key-1');
    store.setEmail('eva@example.com');
    store.forgetVisitor();
    last('POST').answer(201, json(stored('2')));
    await added;
    expect(localStorage.getItem('customerEmail')).toBeNull();
  });
});

describe('adding to the cart that is shown', () => {
  test('shows the item at once, and neither fetches the list nor stores an e-mail', async () => {
    const store = await openCart('1');
    const before = calls.length;
    const added = store.addToCurrentCart(alba, 'key-1');
    last('POST').answer(201, json(stored('2')));
    expect(await added).toBe(true);
    expect(store.getCart().items).toEqual([stored('1'), stored('2')]);
    expect(calls).toHaveLength(before + 1);
  });

  test('sends nothing when another tab has changed the e-mail', async () => {
    const store = await openCart('1');
    localStorage.setItem('customerEmail', 'eva@example.com');
    expect(await store.addToCurrentCart(alba, 'key-1')).toBe(false);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    expect(localStorage.getItem('customerEmail')).toBe('eva@example.com');
  });

  test('says so when the e-mail changes during the call', async () => {
    const store = await openCart('1');
    const added = store.addToCurrentCart(alba, 'key-1');
    const post = last('POST');
    store.forgetVisitor();
    post.answer(201, json(stored('2')));
    expect(await added).toBe(false);
    expect(localStorage.getItem('customerEmail')).toBeNull();
  });
});
