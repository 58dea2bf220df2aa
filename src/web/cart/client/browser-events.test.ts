import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserEvents } from './browser-events.ts';

const handlers = {
  onStorage: vi.fn<() => void>(),
  onActive: vi.fn<() => void>(),
  onRestored: vi.fn<() => void>(),
};
const createPageShow = (fields: { readonly persisted: boolean }) => Object.assign(new Event('pageshow'), fields);
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
  ['a page from the back/forward cache', window, createPageShow({ persisted: true }), 'onRestored'],
] as const)('%s is reported once, and no longer after the end', (_, target, event, listener) => {
  target.dispatchEvent(event);
  expect(handlers[listener]).toHaveBeenCalledOnce();
  end();
  target.dispatchEvent(event);
  expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toHaveLength(1);
});

test('a page that is hidden is not reported', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a page that was loaded anew is not reported', () => {
  window.dispatchEvent(createPageShow({ persisted: false }));
  expect(Object.values(handlers).flatMap(({ mock }) => mock.calls)).toEqual([]);
});
