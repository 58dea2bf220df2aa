// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/unit/support/render.tsx';
import { useStored } from './use-stored.ts';

beforeEach(() => localStorage.clear());

function storeInOtherTab(key: string, text: string) {
  localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new Event('storage')));
}

function Text({ name }: { name: string }) {
  const [text, setText] = useStored(name);
  return <button onClick={() => setText('own')}>{text ?? 'none'}</button>;
}

test('a component shows the stored text, and what another tab stores', () => {
  localStorage.setItem('some', 'at first');
  const container = render(<Text name="some" />);
  expect(container.textContent).toBe('at first');
  storeInOtherTab('some', 'of another tab');
  expect(container.textContent).toBe('of another tab');
  act(() => container.querySelector('button')?.click());
  expect(container.textContent).toBe('own');
});

test('the stored text is there from the first moment, and one that changes meanwhile follows', () => {
  localStorage.setItem('some', 'stored');
  const shown = vi.fn<(text: string | undefined) => void>();
  function Changing() {
    const [text] = useStored('some');
    useLayoutEffect(() => shown(text), [text]);
    useLayoutEffect(() => localStorage.setItem('some', 'changed meanwhile'), []);
    return null;
  }
  render(<Changing />);
  expect(shown.mock.calls).toEqual([['stored'], ['changed meanwhile']]);
});

test('with another key its text is shown, and nothing is read once the component is gone', () => {
  localStorage.setItem('other', 'other text');
  function Chosen() {
    const [name, setName] = useState<string | undefined>('some');
    return (
      <>
        <button onClick={() => setName(name === 'some' ? 'other' : undefined)}>next</button>
        <p>{name !== undefined && <Text name={name} />}</p>
      </>
    );
  }
  const container = render(<Chosen />);
  const next = container.querySelector('button');
  act(() => next?.click());
  expect(container.querySelector('p')?.textContent).toBe('other text');
  act(() => next?.click());
  expect(container.querySelector('p')?.textContent).toBe('');
  const storage = localStorage;
  const getItem = vi.fn<(key: string) => string | null>(() => null);
  vi.stubGlobal('localStorage', { getItem });
  window.dispatchEvent(new Event('storage'));
  vi.stubGlobal('localStorage', storage);
  expect(getItem).not.toHaveBeenCalled();
});
