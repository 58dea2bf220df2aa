import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { units } from '#domain/cart/cart-item.ts';
import { getElement } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { UnitField } from './unit-field.tsx';

test('the unit offers all units and reports the selected one', () => {
  const onChange = vi.fn<(unit: string) => void>();
  const container = render(<UnitField label="Unit" value="kg" onChange={onChange} />);
  const select = getElement(container, 'select', HTMLSelectElement);
  expect([...select.options].map(({ value }) => value)).toEqual([...units]);
  act(() => {
    select.value = 'ml';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onChange).toHaveBeenCalledWith('ml');
});
