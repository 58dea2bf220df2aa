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
