import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNextReference } from './use-next-reference.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T09:00:00') });
});

afterEach(() => void vi.useRealTimers());

function NextDate() {
  return useNextReference().next.date;
}

test('a page that is printed right after a render on another day has the date of that day', () => {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(<NextDate />));
  expect(box.textContent).toBe('30 November 2026');
  vi.setSystemTime(new Date('2026-12-01T09:00:00'));
  flushSync(() => root.render(<NextDate />));
  window.dispatchEvent(new Event('beforeprint'));
  expect(box.textContent).toBe('1 December 2026');
  flushSync(() => root.unmount());
});
