export interface RowDraft {
  readonly quantity: string;
  readonly packWeight: string;
  readonly unit: string;
  readonly note: string;
}

/**
 * What is typed in the open editors of rows, by item id. Kept outside React: a failed fetch empties the list and unmounts
 * the rows. An editor that is closed deletes its entry.
 */
export const rowDrafts = new Map<string, RowDraft>();
