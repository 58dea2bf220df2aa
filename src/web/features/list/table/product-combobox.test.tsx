import { act } from 'react';
import { expect, test } from 'vitest';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { getElement, getField } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { listTableTexts } from '#text/list/list-table.ts';
import { ProductCombobox } from './product-combobox.tsx';

const label = listTableTexts.cell(listTableTexts.columns.product, 1);

function openCombobox(found: readonly ProductId[]) {
  const ignore = () => undefined;
  const container = render(
    <ProductCombobox
      aria-label={label}
      value=""
      choices={[]}
      searchProducts={() => found}
      onChange={ignore}
      onChoose={ignore}
      onLeave={ignore}
    />,
  );
  const input = getField(container, label);
  act(() => input.click());
  return { container, input };
}

test('the field is expanded while it has suggestions, and controls their list', () => {
  const { container, input } = openCombobox([idsByName.alba, idsByName.blackPepperPowder]);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  const list = getElement(container, `[id="${input.getAttribute('aria-controls')}"]`, HTMLElement);
  expect(list.querySelectorAll('[role=option]')).toHaveLength(2);
});

test('without a match the field has no list, and says so', () => {
  const { container, input } = openCombobox([]);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.getAttribute('aria-controls')).toBeNull();
  expect(container.querySelector('[role=listbox]')).toBeNull();
  expect(container.textContent).toContain(listTableTexts.noneFound);
});
