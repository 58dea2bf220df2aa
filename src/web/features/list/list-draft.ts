import type { ItemContent } from '#domain/cart/cart-item.ts';
import { storedListDraft, type ListDraft, type ListOrigin } from '#web/storage/stored-list-draft.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { createItemRow } from './table/create-row.ts';

/** Changes the draft. Returns whether it outlasts a reload: not if the browser's storage is disabled or full. */
function change(fields: Partial<ListDraft>): boolean {
  return storedListDraft.write({ ...storedListDraft.read(), ...fields });
}

export const listDraft = {
  read: storedListDraft.read,
  change,
  clear: () => storedListDraft.write(storedListDraft.initial),
  /**
   * Adds the items of a link or an earlier request to the table, and takes out those of the one before. Does nothing if they
   * are the last that were added.
   */
  open: (items: readonly ItemContent[], { kind, name }: Pick<ListOrigin, 'kind' | 'name'>) => {
    const { rows, origin } = storedListDraft.read();
    if (origin?.name === name) return;
    const typedRows = rows.filter(({ originName }) => originName === undefined);
    change({
      rows: [...typedRows, ...items.map((item) => createItemRow(item, name))],
      origin: { kind, name, count: items.length },
    });
  },
};

export function useListDraft(): ListDraft {
  return useStoredValue(storedListDraft);
}
