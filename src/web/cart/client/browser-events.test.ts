// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserEvents } from './browser-events.ts';

const handlers = {
  onStorage: vi.fn<() => void>(),
  onActive: vi.fn<() => void>(),
  onRestored: vi.fn<() => void>(),
};
const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
let end = () => {};

beforeEach(() => {
  end = browserEvents.listen(handlers);
});
afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test.each([
  ['a change of the storage', window, new Event('storage'), 'onStorage'],
  ['a connection that is back', window, new Event('online'), 'onActive'],
  ['the focus', window, new Event('focus'), 'onActive'],
  ['a visible page', document, new Event('visibilitychange'), 'onActive'],
  ['a page from the back/forward cache', window, show(true), 'onRestored'],
] as const)('%s is reported once, and no longer after the end', (_, target, event, listener) => {
  target.dispatchEvent(event);
  expect(handlers[listener]).toHaveBeenCalledOnce();
  end();
  target.dispatchEvent(event);
  const counts = Object.values(handlers).map(({ mock }) => mock.calls.length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
});

test('a page that is hidden, or that was loaded, is not reported', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(show(false));
  expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toEqual([]);
});
