import type { CartItemChange } from '#domain/cart/cart-item.ts';
import { toObjectOrEmpty } from '#domain/json.ts';
import { sessionStore } from './browser-storage.ts';
import { rowDraftsKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

export type RowFields = Readonly<Record<keyof CartItemChange, string>>;

export interface RowDraft {
  readonly editedFields: Partial<RowFields>;
  /** The item as it was when the editor was opened. Drafts that an older script has stored may lack newer fields. */
  readonly baseFields: Partial<RowFields>;
}

const storedDraftsById = createStoredValue({
  storage: sessionStore,
  key: rowDraftsKey,
  parse: toObjectOrEmpty,
});

/**
 * The draft of an item, kept in the tab because a failed fetch unmounts the rows; undefined if the item's editor is
 * closed.
 */
export const storedRowDrafts = {
  read: (id: string): RowDraft | undefined => {
    const { edited, base } = toObjectOrEmpty(storedDraftsById.read()[id]);
    return edited && base ? { editedFields: toTextFields(edited), baseFields: toTextFields(base) } : undefined;
  },
  write: (id: string, draft: RowDraft | undefined): void => {
    const { [id]: _former, ...others } = storedDraftsById.read();
    // `edited` and `base` are the names in the JSON that browsers already hold.
    const stored = draft && { edited: draft.editedFields, base: draft.baseFields };
    storedDraftsById.write(stored ? { ...others, [id]: stored } : others);
  },
};

function toTextFields(value: unknown): Partial<RowFields> {
  return Object.fromEntries(Object.entries(toObjectOrEmpty(value)).filter(([, text]) => typeof text === 'string'));
}
