import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

export function render(element: ReactNode): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(element));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  return container;
}

export function renderHook<Value>(useValue: () => Value): () => Value {
  const values: Value[] = [];
  function Probe() {
    values.push(useValue());
    return null;
  }
  render(<Probe />);
  return () => values.at(-1) as Value;
}
