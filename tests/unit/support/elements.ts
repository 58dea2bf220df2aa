import { act } from 'react';

export function findElement<Element extends HTMLElement>(
  container: HTMLElement,
  selector: string,
  type: new () => Element,
): Element {
  const element = container.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no ${selector}`);
  return element;
}

export function pressKeys(input: HTMLInputElement, ...keys: string[]): string {
  for (const key of keys) act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return input.value;
}

/** Calls the prototype's setter, because React ignores an `input` event whose value it has seen being assigned. */
export function typeText(input: HTMLInputElement, text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
