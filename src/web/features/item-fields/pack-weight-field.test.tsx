import { useState } from 'react';
import { expect, test } from 'vitest';
import { getField, pressKeys } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { PackWeightField } from './pack-weight-field.tsx';

function WeightForm() {
  const [value, setValue] = useState('0.2');
  return <PackWeightField label="Weight" value={value} onChange={setValue} />;
}

test('the arrow keys step a weight by 0.1, never below 0', () => {
  const weight = getField(render(<WeightForm />), 'Weight');
  expect(pressKeys(weight, 'ArrowUp')).toBe('0.3');
  expect(pressKeys(weight, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('0');
});

test('the pack weight is described by its error and its hint', () => {
  const container = render(
    <PackWeightField label="Weight" hint="A number" error="Too heavy" value="999" onChange={() => undefined} />,
  );
  const input = getField(container, 'Weight');
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too heavy', 'A number']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
