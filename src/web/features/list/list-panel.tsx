import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { totalOf } from '#domain/cart/amount.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { listPanel, listRun, listTable } from '#text/list-table.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { AskedSpiceNotice } from '#web/features/catalogue/asked-spice-notice.tsx';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { useFocusWhen } from '#web/ui/browser/use-focus-when.ts';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { noticeClasses } from '#web/ui/controls/notice.tsx';
import { AddRows } from './add-rows.tsx';
import { listDraft, useListDraft, type ListOrigin } from './list-draft.ts';
import { OtherLines } from './other-lines.tsx';
import { RunPanel } from './run/run-panel.tsx';
import { useAddRun } from './run/use-add-run.ts';
import { ListBox } from './sources/list-box.tsx';
import { ListTable } from './table/list-table.tsx';
import { completeItems, createRow, stateOf, type RowState } from './table/table-row.ts';
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
  const reader = useListReader(parser, () => requestAnimationFrame(() => counts.current?.focus()));
  const run = useAddRun(email);
  const cart = useCart();
  const status = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();

  const { isOpen, isDamaged } = address;
  const states = rows.map(stateOf);
  const countOf = (state: RowState['state']) => states.filter((each) => each.state === state).length;
  const items = completeItems(rows);
  const total = totalOf(items);
  const unknownTexts = rows.flatMap((row) => (row.storedProduct ? [] : [row.source, row.product]));
  const unread = reader.error === undefined ? [] : text.split('\n');
  // An emptied cart says what was removed, and no longer what was added before.
  const added = cart.items.length === 0 ? undefined : run.total;

  useEffect(() => {
    if (!isOpen) return;
    if (origin?.kind === 'request') heading.current?.focus();
    else box.current?.focus();
  }, [isOpen, origin]);
  // The button that was pressed was removed.
  useFocusWhen(status, run.total !== undefined);
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
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={added === undefined ? undefined : `mb-5 print:hidden ${noticeClasses.words}`}
      >
        {added !== undefined && listRun.added(added)}
      </p>
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
                {rows.length > 0 && listTable.counts(items.length, countOf('check'), countOf('missing'))}
              </p>
              {rows.length > 0 && <ListTable rows={rows} findProducts={findProducts} />}
              {others.length > 0 && <OtherLines lines={others} />}
              <AskedSpiceNotice lines={[...others, ...unknownTexts, ...unread]} />
              {total && total.amounts.length > 0 && (
                <p className="flex flex-wrap justify-between gap-x-4 border-t border-hairline pt-3">
                  <span className="text-sm text-ink-soft">{listTable.total}</span>
                  <strong>{listTable.totals(total)}</strong>
                </p>
              )}
              <ProductNotices ids={items.map(findProductId)} />
              {!reader.isPersisted && run.count === undefined && (
                <p className="text-sm text-ink-soft">{listPanel.notKept}</p>
              )}
              {run.count === undefined && run.error !== undefined && <Alert text={run.error} />}
              <div className="flex flex-wrap items-end gap-3">
                {run.count === undefined && rows.length > 0 && (
                  <AddRows email={email} count={items.length} total={rows.length - countOf('empty')} onAdd={add} />
                )}
                <Button
                  variant="text"
                  onClick={() => {
                    if (origin) listDraft.change({ rows: rows.filter(({ from }) => from === ''), origin: undefined });
                    address.close();
                  }}
                >
                  {origin ? listPanel.refuse : listPanel.close}
                </Button>
              </div>
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
