import type { CartItem, CartItemChange } from '#domain/cart/cart-item.ts';
import { fieldsOf } from '#domain/json.ts';
import { tabStore } from '#web/storage/browser-storage.ts';
import { rowDraftsKey } from '#web/storage/keys.ts';
import { createStoredValue } from '#web/storage/stored-value.ts';

/** The fields of a row's editor, as typed. */
export type RowFields = Readonly<Record<keyof CartItemChange, string>>;

export interface RowDraft {
  readonly edited: Partial<RowFields>;
  /** What was stored when the editor was opened. */
  readonly base: RowFields;
}

const rowDrafts = createStoredValue({
  storage: tabStore,
  key: rowDraftsKey,
  parse: fieldsOf,
});

/** The draft of an item; undefined if its editor is closed. Kept in the tab: a failed fetch unmounts the rows. */
export function readRowDraft(id: string): RowDraft | undefined {
  const { edited, base } = fieldsOf(rowDrafts.read()[id]);
  return edited && base ? { edited: textsOf(edited), base: { ...emptyFields, ...textsOf(base) } } : undefined;
}

export function writeRowDraft(id: string, draft: RowDraft | undefined): void {
  const { [id]: _former, ...others } = rowDrafts.read();
  rowDrafts.write(draft ? { ...others, [id]: draft } : others);
}

export function rowFields({ quantity, packWeight, unit, note = '' }: CartItem): RowFields {
  return { quantity: String(quantity), packWeight, unit, note };
}

const emptyFields: RowFields = { quantity: '', packWeight: '', unit: '', note: '' };

function textsOf(value: unknown): Partial<RowFields> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).filter(([, text]) => typeof text === 'string'));
}
