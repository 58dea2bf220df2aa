import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { formatSharedList } from '#domain/quote/shared-list.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { render } from '#tests/unit/support/render.tsx';
import { listDraft } from '#web/features/list/list-draft.ts';
import { useListHash } from './use-list-hash.ts';

function open(hash: string) {
  render(
    <MemoryRouter initialEntries={[`/cart${hash}`]}>
      <ListHash />
    </MemoryRouter>,
  );
}

function ListHash() {
  useListHash();
  return null;
}

test('a damaged link removes the rows of an earlier link, and leaves no title', () => {
  listDraft.addRow({ source: 'typed' });
  open(formatSharedList([alba, cloves]));
  expect(listDraft.read().origin).toBeDefined();
  expect(listDraft.read().rows).toHaveLength(3);
  open('#share=damaged');
  expect(listDraft.read().rows.map(({ source }) => source)).toEqual(['typed']);
  expect(listDraft.read().origin).toBeUndefined();
});
