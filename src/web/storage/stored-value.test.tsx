import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listButtonNames, press } from '#tests/unit/support/elements.ts';
import { refuseStorage } from '#tests/unit/support/refuse-storage.ts';
import { render } from '#tests/unit/support/render.tsx';
import { localStore } from './browser-storage.ts';
import { createStoredValue, useStoredValue, type StoredValue } from './stored-value.ts';

const someKey = 'some';
const createText = () =>
  createStoredValue({
    storage: localStore,
    key: someKey,
    parse: (_json, text = 'none') => text,
    format: (text: string) => text,
  });
const createList = () =>
  createStoredValue<readonly unknown[] | undefined>({
    storage: localStore,
    key: someKey,
    parse: (list) => (Array.isArray(list) ? list : undefined),
  });

beforeEach(() => localStore.remove(someKey));

function storeInOtherTab(key: string, text: string) {
  localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new Event('storage')));
}

function Text({ stored }: { stored: StoredValue<string> }) {
  return <button onClick={() => stored.write('own')}>{useStoredValue(stored)}</button>;
}

test('a value is stored as JSON, read as the same object, and removed by undefined', () => {
  const stored = createList();
  const list = [1, 'two'];
  expect(stored.write(list)).toBe(true);
  expect(localStorage.getItem(someKey)).toBe('[1,"two"]');
  expect(stored.read()).toBe(list);
  expect(createList().read()).toEqual(list);
  stored.write(undefined);
  expect(localStorage.getItem(someKey)).toBeNull();
  expect(stored.read()).toBeUndefined();
});

test('a text that changes elsewhere is parsed once', () => {
  const stored = createList();
  localStorage.setItem(someKey, '[1]');
  const first = stored.read();
  expect(first).toEqual([1]);
  expect(stored.read()).toBe(first);
  localStorage.setItem(someKey, '[2]');
  expect(stored.read()).toEqual([2]);
});

test('a value that does not fit into the storage stays until the page is left, which `write` says', () => {
  const stored = createList();
  stored.write(['older']);
  const storage = refuseStorage('setItem');
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(stored.write(['newer'])).toBe(false);
  expect(stored.read()).toEqual(['newer']);
  expect(storage.getItem(someKey)).toBe('["older"]');
});

test('a component shows the stored text, what another tab stores and what is written here', () => {
  localStorage.setItem(someKey, 'at first');
  const container = render(<Text stored={createText()} />);
  expect(container.textContent).toBe('at first');
  storeInOtherTab(someKey, 'of another tab');
  expect(container.textContent).toBe('of another tab');
  press(container, 'of another tab');
  expect(container.textContent).toBe('own');
});

test('a text that changes before the component listens is shown', () => {
  localStorage.setItem(someKey, 'stored');
  const stored = createText();
  const shown = vi.fn<(text: string | undefined) => void>();
  function Changing() {
    const text = useStoredValue(stored);
    useLayoutEffect(() => shown(text), [text]);
    useLayoutEffect(() => localStorage.setItem(someKey, 'changed meanwhile'), []);
    return null;
  }
  render(<Changing />);
  expect(shown.mock.calls).toEqual([['stored'], ['changed meanwhile']]);
});

test('nothing is read once the component is gone', () => {
  const get = vi.fn<() => undefined>();
  const storage = { ...localStore, get };
  const stored = createStoredValue({ storage, key: someKey, parse: (_json, text = 'none') => text });
  function Closing() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        {isOpen && <Text stored={stored} />}
        <button onClick={() => setIsOpen(false)}>Close</button>
      </>
    );
  }
  const container = render(<Closing />);
  press(container, 'Close');
  expect(listButtonNames(container)).toEqual(['Close']);
  get.mockClear();
  window.dispatchEvent(new Event('storage'));
  stored.write('new');
  expect(get).not.toHaveBeenCalled();
});

test('a prerendered page is hydrated with the initial value, then shows the stored one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const stored = createText();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Text stored={stored} />);
  expect(container.textContent).toBe('none');
  localStorage.setItem(someKey, 'stored');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrateRoot(container, <Text stored={stored} />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(container.textContent).toBe('stored');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
