import { act } from 'react';
import { MemoryRouter, useNavigate, type NavigateOptions } from 'react-router';
import { expect, test } from 'vitest';
import { render } from '#tests/unit/support/render.tsx';
import type { JustAddedItem } from '#web/navigation/navigation-state.ts';
import { useJustAddedItem } from './use-just-added-item.ts';

const justAddedItem: JustAddedItem = {
  id: '1',
  categoryId: 'cinnamon',
  name: 'Alba',
  quantity: 10,
  packWeight: '25',
  unit: 'kg',
};

function open(state: unknown) {
  const values: (JustAddedItem | undefined)[] = [];
  const navigations: ReturnType<typeof useNavigate>[] = [];
  function Probe() {
    values.push(useJustAddedItem());
    navigations.push(useNavigate());
    return null;
  }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/cart', state }]}>
      <Probe />
    </MemoryRouter>,
  );
  return {
    value: () => values.at(-1),
    goTo: (path: string, options: NavigateOptions = {}) => act(() => void navigations.at(-1)?.(path, options)),
    goBack: () => act(() => void navigations.at(-1)?.(-1)),
  };
}

test('the order form hands on the item just added, until the visitor comes back', () => {
  const page = open({});
  page.goTo('/cart', { state: { justAdded: justAddedItem } });
  expect(page.value()).toEqual(justAddedItem);
  page.goTo('/contact');
  expect(page.value()).toBeUndefined();
  page.goBack();
  expect(page.value()).toBeUndefined();
});

test('a reload forgets the item just added, though its history entry still has it', () => {
  expect(open({ justAdded: justAddedItem }).value()).toBeUndefined();
});

test.each([undefined, null, { productList: { search: '', steps: 1 } }])(
  'no item was just added if another link has opened the cart, with the state %j',
  (state) => {
    const page = open({ justAdded: justAddedItem });
    page.goTo('/cart', { state });
    expect(page.value()).toBeUndefined();
  },
);
