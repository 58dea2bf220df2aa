import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCart } from './cart-store.ts';
import { whenCartLoaded } from './when-cart-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the cart; `isDone` says whether the wait is over. */
function wait(maxWaitMs: number) {
  const state = { isDone: false };
  void whenCartLoaded(maxWaitMs).then(() => (state.isDone = true));
  return state;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('a cart that is not loading is not waited for', async () => {
  setCart({ isLoading: false });
  const waiting = wait(1000);
  await settle();
  expect(waiting.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('the wait ends with the loading, not with another change of the cart', async () => {
  setCart({ isLoading: true });
  const waiting = wait(1000);
  setCart({ email: 'ana@example.com' });
  await settle();
  expect(waiting.isDone).toBe(false);
  setCart({ isLoading: false });
  await settle();
  expect(waiting.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a cart that keeps loading is waited for until the time is over', async () => {
  setCart({ isLoading: true });
  const waiting = wait(1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(waiting.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.isDone).toBe(true);
});
