import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { listPanel, listTable } from '#text/list-table.ts';
import { useFocusWhen } from '#web/ui/browser/use-focus-when.ts';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/controls/alert.tsx';
import { ListActions } from './list-actions.tsx';
import { listDraft, useListDraft, type ListOrigin } from './list-draft.ts';
import { ListSummary } from './list-summary.tsx';
import { OtherLines } from './other-lines.tsx';
import { AddedStatus } from './run/added-status.tsx';
import { RunPanel } from './run/run-panel.tsx';
import { useAddRun } from './run/use-add-run.ts';
import { ListBox } from './sources/list-box.tsx';
import { ListTable } from './table/list-table.tsx';
import { countStates, createRow } from './table/table-row.ts';
import { useListAddress } from './use-list-address.ts';
import { useListProducts } from './use-list-products.ts';
import { useListReader } from './use-list-reader.ts';

interface ListPanelProps {
  email: string | undefined;
}

export function ListPanel({ email }: ListPanelProps) {
  const { parser, findProducts } = useListProducts();
  const { rows, others, text, remarks, origin } = useListDraft();
  const address = useListAddress();
  const counts = useRef<HTMLParagraphElement>(null);
  const reader = useListReader(parser);
  const run = useAddRun(email);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();

  const { isOpen, isDamaged } = address;
  const { complete, check, missing } = countStates(rows);

  const isRequest = origin?.kind === 'request';

  useFocusWhen(heading, isOpen && isRequest && origin);
  useFocusWhen(box, isOpen && !isRequest && (origin ?? true));
  useFocusWhen(counts, reader.lastRead);
  const closeIfEmpty = useEffectEvent(() => {
    if (rows.length === 0 && others.length === 0 && text === '') address.close();
  });
  useEffect(() => {
    if (run.total !== undefined) closeIfEmpty();
  }, [run.total]);

  const add = (owner: string) => {
    if (!run.start(owner, 'rows')) return;
    address.open();
    listDraft.change({ remarks: [], origin: undefined });
  };

  return (
    <>
      <AddedStatus total={run.total} />
      {isDamaged && (
        <div className="mb-5 print:hidden">
          <Alert text={listPanel.damaged} />
        </div>
      )}
      {((isOpen && !isDamaged) || run.count !== undefined) && (
        <Card as="section" className="mb-6 grid grid-cols-1 gap-4 p-panel print:hidden" aria-labelledby={titleId}>
          <h2 ref={heading} id={titleId} tabIndex={-1} className="font-serif-small text-title-sm focus:outline-none">
            {titleOf(origin)}
          </h2>
          {run.count !== undefined && (
            <RunPanel
              run={run}
              count={run.count}
              onPutBack={() =>
                run.putBack(() => {
                  if (!isOpen) address.open();
                })
              }
            />
          )}
          {isOpen && (
            <>
              <p>{origin?.kind === 'link' ? listPanel.sharedText : listPanel.text}</p>
              <ListBox
                ref={box}
                isOpen={rows.length === 0 || text !== ''}
                text={text}
                error={reader.error}
                onChange={(next) => {
                  reader.clearError();
                  listDraft.change({ text: next });
                }}
                onRead={(...list) => void reader.read(...list)}
                onByHand={() => listDraft.change({ rows: [...rows, createRow()] })}
              />
              {remarks.map((remark) => (
                <p key={remark} className="text-sm text-ink-soft">
                  {remark}
                </p>
              ))}
              <p ref={counts} role="status" tabIndex={-1} className="font-semibold empty:absolute focus:outline-none">
                {rows.length > 0 && listTable.counts(complete, check, missing)}
              </p>
              {rows.length > 0 && <ListTable rows={rows} findProducts={findProducts} />}
              {others.length > 0 && <OtherLines lines={others} />}
              <ListSummary rows={rows} others={others} unread={reader.error === undefined ? [] : text.split('\n')} />
              {!reader.isPersisted && run.count === undefined && (
                <p className="text-sm text-ink-soft">{listPanel.notKept}</p>
              )}
              {run.count === undefined && run.error !== undefined && <Alert text={run.error} />}
              <ListActions
                email={email}
                rows={rows}
                origin={origin}
                canAdd={run.count === undefined}
                onAdd={add}
                onClose={address.close}
              />
            </>
          )}
        </Card>
      )}
    </>
  );
}

function titleOf(origin: ListOrigin | undefined): string {
  if (!origin) return listPanel.title;
  return origin.kind === 'link' ? listPanel.shared(origin.count) : listPanel.request(origin.count, origin.name);
}
