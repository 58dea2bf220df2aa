export interface RowDraft {
  readonly quantity: string;
  readonly packWeight: string;
  readonly unit: string;
  readonly note: string;
}

/**
 * The fields that are edited in the open editors of rows, by item id. Kept outside React: a failed fetch empties the list and
 * unmounts the rows. An editor that is closed deletes its entry.
 */
export const rowDrafts = new Map<string, Partial<RowDraft>>();
