import { useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { countStates } from '#domain/list-table/table-row.ts';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { focusCell } from './field-table/table-cells.ts';
import { PasteBox } from './input/paste-box.tsx';
import { ListActions } from './list-actions.tsx';
import { listDraft, useListDraft } from './list-draft.ts';
import { ListSummary } from './list-summary.tsx';
import { OtherLines } from './other-lines.tsx';
import { ListTable, type ListTableProps } from './table/list-table.tsx';
import { useUndo } from './table/use-undo.ts';
import type { ListReader } from './use-list-reader.ts';

interface ListEditorProps extends Pick<ListTableProps, 'searchProducts'> {
  countsRef: Ref<HTMLParagraphElement>;
  email: string | undefined;
  reader: ListReader;
  hasJob: boolean;
  jobError: string | undefined;
  onAdd: (email: string) => void;
  onClose: () => void;
}

export function ListEditor({
  countsRef,
  email,
  reader,
  hasJob,
  jobError,
  searchProducts,
  onAdd,
  onClose,
}: ListEditorProps) {
  const { rows, otherLines, text, remarks, origin } = useListDraft();
  const box = useRef<HTMLTextAreaElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const undo = useUndo(rows);
  const { complete, doubtful, incomplete } = countStates(rows);

  // For a repeated request, `ListPanel` focuses the title instead. Each further link focuses the box again.
  useFocusWhen(box, origin === undefined);
  useFocusWhen(box, origin?.kind === 'link' ? origin : undefined);

  const addRow = () => {
    const isAdded = flushSync(() => listDraft.addRow());
    if (isAdded) focusCell(table.current, listDraft.read().rows.length - 1, 'product');
  };

  return (
    <>
      <p>{origin?.kind === 'link' ? listPanelTexts.sharedText : listPanelTexts.text}</p>
      <PasteBox
        ref={box}
        isOpen={rows.length === 0 || text !== ''}
        text={text}
        error={reader.error}
        onChange={(next) => {
          reader.clearError();
          listDraft.change({ text: next });
        }}
        onRead={(input, fileRemarks) => void reader.read(input, fileRemarks)}
        onAddRow={addRow}
      />
      {remarks.map((remark) => (
        <p key={remark} className="text-small text-ink-soft">
          {remark}
        </p>
      ))}
      <Status ref={countsRef} tabIndex={-1} className="font-semibold focus:outline-none">
        {rows.length > 0 && listTableTexts.counts(complete, doubtful, incomplete)}
      </Status>
      {(rows.length > 0 || undo.text !== undefined) && (
        <ListTable ref={table} rows={rows} undo={undo} searchProducts={searchProducts} onAddRow={addRow} />
      )}
      {otherLines.length > 0 && <OtherLines lines={otherLines} />}
      <ListSummary
        rows={rows}
        otherLines={otherLines}
        unreadLines={reader.error === undefined ? [] : text.split('\n')}
      />
      {!reader.isDraftStored && !hasJob && <p className="text-small text-ink-soft">{listPanelTexts.notKept}</p>}
      {!hasJob && jobError !== undefined && <Alert text={jobError} />}
      <ListActions email={email} rows={rows} origin={origin} canAdd={!hasJob} onAdd={onAdd} onClose={onClose} />
    </>
  );
}
