import { countStates, type TableRow } from '#domain/list-table/table-row.ts';
import { listPanelTexts } from '#text/list/list-panel.ts';
import type { ListOrigin } from '#web/storage/list/stored-list-draft.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AddRows } from './add-rows.tsx';
import { listDraft } from './list-draft.ts';

interface ListActionsProps {
  email: string | undefined;
  rows: readonly TableRow[];
  origin: ListOrigin | undefined;
  canAdd: boolean;
  onAdd: (email: string) => void;
  onClose: () => void;
}

export function ListActions({ email, rows, origin, canAdd, onAdd, onClose }: ListActionsProps) {
  const { complete, empty } = countStates(rows);
  const close = () => {
    listDraft.removeOriginRows();
    onClose();
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      {canAdd && rows.length > 0 && (
        <AddRows email={email} completeCount={complete} rowCount={rows.length - empty} onAdd={onAdd} />
      )}
      <Button variant="text" onClick={close}>
        {origin ? listPanelTexts.refuse : listPanelTexts.close}
      </Button>
    </div>
  );
}
