import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { getButton, getField, pressKeys } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { QuantityField } from './quantity-field.tsx';

function QuantityForm({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <QuantityField label="Packs" fewerLabel="Fewer" moreLabel="More" value={value} onChange={setValue} />;
}

function renderQuantity(start: string) {
  const container = render(<QuantityForm start={start} />);
  const input = getField(container, 'Packs');
  const fewer = getButton(container, 'Fewer');
  const more = getButton(container, 'More');
  return { input, fewer, more };
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

test.each(['', '-3', '12.7', '10 bags', '1.000', '2000000'])('%j stays as typed when the field is left', (typed) => {
  const { input } = renderQuantity(typed);
  act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(input.value).toBe(typed);
});

test('the arrow keys step a quantity by 1, never below 1', () => {
  const { input } = renderQuantity('2');
  expect(pressKeys(input, 'ArrowUp')).toBe('3');
  expect(pressKeys(input, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'a')).toBe('1');
});

test('assistive technology is told the number of a field only where it is one', () => {
  const getValue = (text: string) => renderQuantity(text).input.getAttribute('aria-valuenow');
  expect(['40', '1.000', '', '2.5'].map(getValue)).toEqual(['40', '1000', null, null]);
});
