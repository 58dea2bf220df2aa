import { useCallback, useState } from 'react';
import type { TableRow } from '#domain/list-table/table-row.ts';
import { listDraft } from '#web/features/list/list-draft.ts';

export interface Undo {
  readonly text: string | undefined;
  readonly offer: (text: string, rowsBefore: readonly TableRow[]) => void;
  readonly withdraw: () => void;
  readonly apply: () => void;
}

export function useUndo(): Undo {
  const [offered, setOffered] = useState<{ readonly text: string; readonly rowsBefore: readonly TableRow[] }>();
  const offer = useCallback((text: string, rowsBefore: readonly TableRow[]) => setOffered({ text, rowsBefore }), []);
  const withdraw = useCallback(() => setOffered(undefined), []);
  const apply = () => {
    if (offered) listDraft.change({ rows: offered.rowsBefore });
    withdraw();
  };
  return { text: offered?.text, offer, withdraw, apply };
}
