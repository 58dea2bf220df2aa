// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { units } from '#domain/cart/cart-item.ts';
import { render } from '#tests/unit/support/render.tsx';
import { PackWeightField, QuantityField, UnitField } from './amount-fields.tsx';

function QuantityForm({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <QuantityField label="Packs" fewerLabel="Fewer" moreLabel="More" value={value} onChange={setValue} />;
}

function WeightForm() {
  const [value, setValue] = useState('0.2');
  return <PackWeightField label="Weight" value={value} onChange={setValue} />;
}

function renderQuantity(start: string) {
  const container = render(<QuantityForm start={start} />);
  const input = find(container, 'input', HTMLInputElement);
  const [fewer, more] = [...container.querySelectorAll('button')];
  if (!fewer || !more) throw new Error('no buttons');
  return { input, fewer, more };
}

function find<Element extends HTMLElement>(container: HTMLElement, selector: string, type: new () => Element): Element {
  const element = container.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`no ${selector}`);
  return element;
}

test.each([
  ['1', '2', '1'],
  ['7', '8', '6'],
  ['', '1', '1'],
  ['1.000', '1001', '999'],
  ['1000000', '1000000', '999999'],
])('from quantity %j, more is %s and fewer is %s', (start, more, fewer) => {
  const up = renderQuantity(start);
  act(() => up.more.click());
  expect(up.input.value).toBe(more);
  const down = renderQuantity(start);
  act(() => down.fewer.click());
  expect(down.input.value).toBe(fewer);
});

test.each([
  ['1', true, false],
  ['2', false, false],
  ['1000000', false, true],
])('at quantity %s, fewer is disabled: %s, more is disabled: %s', (start, isFewerDisabled, isMoreDisabled) => {
  const { fewer, more } = renderQuantity(start);
  expect(fewer.getAttribute('aria-disabled') === 'true').toBe(isFewerDisabled);
  expect(more.getAttribute('aria-disabled') === 'true').toBe(isMoreDisabled);
});

test.each(['', '-3', '12.7', '10 bags', '1.000', '2000000'])('keeps %j as typed when the field is left', (typed) => {
  const { input } = renderQuantity(typed);
  act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(input.value).toBe(typed);
});

test('the arrow keys step a quantity by 1 and a weight by 0.1, never below 1 and 0', () => {
  const { input: quantity } = renderQuantity('2');
  const press = (input: HTMLInputElement, ...keys: string[]) => {
    for (const key of keys) act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    return input.value;
  };
  expect(press(quantity, 'ArrowUp')).toBe('3');
  expect(press(quantity, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'a')).toBe('1');
  const weight = find(render(<WeightForm />), 'input', HTMLInputElement);
  expect(press(weight, 'ArrowUp')).toBe('0.3');
  expect(press(weight, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('0');
});

test('assistive technology is told the number of a field only where it is one', () => {
  const valueOf = (text: string) => renderQuantity(text).input.getAttribute('aria-valuenow');
  expect(['40', '1.000', '', '2.5'].map(valueOf)).toEqual(['40', '1000', null, null]);
});

test('the pack weight is described by its error and its hint', () => {
  const container = render(
    <PackWeightField label="Weight" hint="A number" error="Too heavy" value="999" onChange={() => undefined} />,
  );
  const input = find(container, 'input', HTMLInputElement);
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too heavy', 'A number']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('the unit offers all units and reports the selected one', () => {
  const onChange = vi.fn<(unit: string) => void>();
  const container = render(<UnitField label="Unit" value="kg" onChange={onChange} />);
  const select = find(container, 'select', HTMLSelectElement);
  expect([...select.options].map(({ value }) => value)).toEqual([...units]);
  act(() => {
    select.value = 'ml';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onChange).toHaveBeenCalledWith('ml');
});
