import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushHistoryStateOnLeave, restoreCarriedHistoryState } from './carried-history-state.ts';
import { readHistoryState, writeHistoryState } from './history-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

function refuse() {
  return vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
}

const readStoredDraft = () => (history.state as { draft?: unknown } | null)?.draft;

test('a state that the browser refuses to keep is known at once, and written a second later', () => {
  const refusal = refuse();
  for (const note of ['a', 'ab', 'abc']) writeHistoryState('draft', { note });
  expect(readHistoryState('draft')).toEqual({ note: 'abc' });
  expect(readStoredDraft()).toBeUndefined();
  refusal.mockRestore();
  vi.advanceTimersByTime(1000);
  expect(readStoredDraft()).toEqual({ note: 'abc' });
});

test('a state that is still refused when the page is left goes to the next document of the page', () => {
  flushHistoryStateOnLeave();
  const refusal = refuse();
  writeHistoryState('draft', { note: 'left' });
  window.dispatchEvent(new Event('pagehide'));
  refusal.mockRestore();
  vi.clearAllTimers();
  restoreCarriedHistoryState();
  expect(readStoredDraft()).toEqual({ note: 'left' });
});
