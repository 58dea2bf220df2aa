import { expect, test } from 'vitest';
import { units } from '#domain/cart/cart-item.ts';
import { getElement } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { UnitSelect } from './cell-fields.tsx';

test('each unit of a row has a value of its own, which a translation of its text leaves', () => {
  const container = render(<UnitSelect defaultValue="kg" onChange={() => undefined} />);
  const { options } = getElement(container, 'select', HTMLSelectElement);
  expect(Array.from(options, (option) => option.getAttribute('value'))).toEqual([...units]);
});
