import { useState } from 'react';
import type { TableRow } from '#domain/list-table/table-row.ts';
import { listDraft } from '#web/features/list/list-draft.ts';

interface UndoOffer {
  readonly text: string;
  readonly rowsBefore: readonly TableRow[];
  readonly rowsAfter: readonly TableRow[];
}

export interface Undo {
  readonly text: string | undefined;
  readonly offer: (offer: UndoOffer) => void;
  readonly apply: () => void;
}

/**
 * Offers to undo a change of the rows. The offer ends with the next change, wherever it happens, so that Undo never
 * loses other rows.
 */
export function useUndo(rows: readonly TableRow[]): Undo {
  const [lastOffer, setLastOffer] = useState<UndoOffer>();
  const valid = lastOffer?.rowsAfter === rows ? lastOffer : undefined;
  const apply = () => {
    if (valid) listDraft.change({ rows: valid.rowsBefore });
  };
  return { text: valid?.text, offer: setLastOffer, apply };
}
