import { act, Component, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/unit/support/render.tsx';
import { useLoaded } from './use-loaded.ts';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

function renderPart(load: (key: string) => Promise<string>) {
  const setters: ((key: string) => void)[] = [];
  function Part() {
    const [key, setKey] = useState('first');
    setters.push(setKey);
    const loaded = useLoaded(load, key);
    return loaded ? `${loaded.key}: ${loaded.value}` : 'loading';
  }
  const shown = render(
    <Boundary>
      <Part />
    </Boundary>,
  );
  return { text: () => shown.textContent, change: (key: string) => act(() => setters.at(-1)?.(key)) };
}

test('a component loads each key, and shows the last one until the next is there', async () => {
  const loads = new Map<string, PromiseWithResolvers<string>>();
  const part = renderPart((key) => {
    loads.set(key, Promise.withResolvers());
    return loads.get(key)?.promise ?? Promise.reject(new Error(key));
  });
  expect(part.text()).toBe('loading');
  await act(async () => loads.get('first')?.resolve('one'));
  expect(part.text()).toBe('first: one');
  part.change('second');
  part.change('third');
  expect(part.text()).toBe('first: one');
  await act(async () => loads.get('third')?.resolve('three'));
  await act(async () => loads.get('second')?.resolve('two'));
  expect(part.text()).toBe('third: three');
});

test('a failure goes to the error boundary, and the next mount tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('one');
  const failed = renderPart(load);
  await act(async () => undefined);
  expect(failed.text()).toBe('failed');
  const again = renderPart(load);
  await act(async () => undefined);
  expect(again.text()).toBe('first: one');
});
