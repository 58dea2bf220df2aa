import { act } from 'react';

export function getElement<Element extends HTMLElement>(
  container: HTMLElement,
  selector: string,
  type: new () => Element,
): Element {
  const element = container.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no ${selector}`);
  return element;
}

const getName = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent.trim();

export function listButtonNames(container: HTMLElement): string[] {
  return [...container.querySelectorAll('button')].map(getName);
}

export function getButton(container: HTMLElement, name: string): HTMLButtonElement {
  const found = [...container.querySelectorAll('button')].find((button) => getName(button) === name);
  if (!found) throw new Error(`no button ${name}, only ${listButtonNames(container).join(', ')}`);
  return found;
}

export function press(container: HTMLElement, name: string): void {
  act(() => getButton(container, name).click());
}

export function getField(container: HTMLElement, label: string): HTMLInputElement {
  const labelled = [...container.querySelectorAll('label')].find(({ textContent }) => textContent.trim() === label);
  const field = labelled?.control ?? [...container.querySelectorAll('input')].find((input) => getName(input) === label);
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return field;
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
