import type { CartItem } from '#domain/cart-item.ts';

/** What is typed in the row of an item, as text. */
export interface RowDraft {
  readonly quantity: string;
  readonly packWeight: string;
  readonly unit: string;
}

/** By id: a list that can't be fetched is empty for a while (spec section 8), and must not take along what was being typed. */
const drafts = new Map<string, RowDraft>();

/** What was being typed in the row of an item; undefined when it was not open. */
export function readRowDraft(id: string): RowDraft | undefined {
  return drafts.get(id);
}

export function writeRowDraft(id: string, draft: RowDraft): void {
  drafts.set(id, draft);
}

export function dropRowDraft(id: string): void {
  drafts.delete(id);
}

/** The fields of a row that is opened: as they are stored. */
export function storedFields({ quantity, packWeight, unit }: CartItem): RowDraft {
  return { quantity: String(quantity), packWeight, unit };
}
