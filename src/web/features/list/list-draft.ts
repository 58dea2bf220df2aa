import type { ItemContent } from '#domain/cart/cart-item.ts';
import { maxTableRows, type TableRow } from '#domain/list-table/table-row.ts';
import { storedListDraft, type ListDraft, type ListOrigin } from '#web/storage/list/stored-list-draft.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';
import { createItemRow, createRow } from './rows/create-row.ts';

/** Returns false if the browser could not store the draft, which is then lost with the page. */
function change(fields: Partial<ListDraft>): boolean {
  return storedListDraft.write({ ...storedListDraft.read(), ...fields });
}

function withoutOrigin(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.filter(({ originId }) => originId === undefined);
}

export const listDraft = {
  read: storedListDraft.read,
  change,
  addRow: (fields: Pick<TableRow, 'source'> = { source: '' }): boolean => {
    const { rows } = storedListDraft.read();
    if (rows.length >= maxTableRows) return false;
    change({ rows: [...rows, createRow(fields)] });
    return true;
  },
  clear: () => storedListDraft.write(storedListDraft.initialValue),
  /**
   * Puts the items of a link or a sent request into the table, in place of the rows of an earlier link or request that
   * the visitor has not changed. Does nothing if the last link or request was the same.
   */
  putItems: (items: readonly ItemContent[], { kind, id }: Pick<ListOrigin, 'kind' | 'id'>) => {
    const { rows, origin } = storedListDraft.read();
    if (origin?.id === id) return;
    change({
      rows: [...withoutOrigin(rows), ...items.map((item) => createItemRow(item, id))],
      origin: { kind, id, count: items.length },
    });
  },
  removeOriginRows: () => {
    const { rows, origin } = storedListDraft.read();
    if (origin) change({ rows: withoutOrigin(rows), origin: undefined });
  },
};

export function useListDraft(): ListDraft {
  return useStoredValue(storedListDraft);
}
