import type { CartItem } from '#domain/cart-item.ts';

/** What is typed in the row of an item, as text. */
export interface RowDraft {
  readonly quantity: string;
  readonly packWeight: string;
  readonly unit: string;
}

/** By item id. Kept outside React: a failed fetch empties the list and unmounts the rows. */
const drafts = new Map<string, RowDraft>();

/** The draft of an item's row; undefined if its editor was not open. */
export function readRowDraft(id: string): RowDraft | undefined {
  return drafts.get(id);
}

export function writeRowDraft(id: string, draft: RowDraft): void {
  drafts.set(id, draft);
}

export function dropRowDraft(id: string): void {
  drafts.delete(id);
}

/** The stored values, as text. */
export function storedFields({ quantity, packWeight, unit }: CartItem): RowDraft {
  return { quantity: String(quantity), packWeight, unit };
}
