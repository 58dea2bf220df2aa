import { Link, useNavigate } from 'react-router';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { findTotal } from '#domain/cart/weight.ts';
import { findCompleteItems } from '#domain/list-table/table-row.ts';
import { orderPadTexts } from '#text/list/order-pad.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { AddRows } from '#web/features/list/add-rows.tsx';
import { pasteListPath } from '#web/features/list/hash/paste-list-hash.ts';
import { AddedStatus } from '#web/features/list/job/added-status.tsx';
import { JobPanel } from '#web/features/list/job/job-panel.tsx';
import { useAddJob } from '#web/features/list/job/use-add-job.ts';
import { useListDraft } from '#web/features/list/list-draft.ts';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { StickyBar } from '#web/ui/sticky-bar.tsx';
import { groupRowsByProduct } from './pad-rows.ts';
import { PadTable } from './pad-table.tsx';

export function OrderPad({ products }: { products: readonly ListedProduct[] }) {
  const { email } = useCart();
  const { padRows } = useListDraft();
  const { progress, ...addJob } = useAddJob(email);
  const navigate = useNavigate();
  const rows = groupRowsByProduct(padRows);
  const items = findCompleteItems(padRows);
  const hiddenCount = padRows.length - products.filter(({ id }) => rows.has(id)).length;

  return (
    <div className="@container grid grid-cols-1 gap-3">
      <p className="text-small text-ink-soft">
        <span>{orderPadTexts.text}</span> <span className="pointer-coarse:hidden">{orderPadTexts.keys}</span>
      </p>
      <PadTable products={products} rows={rows} />
      <AddedStatus
        finishedJobRowCount={addJob.finishedJobRowCount}
        className="focus:outline-none"
        link={<Link to="/cart">{orderPadTexts.toCart}</Link>}
      />
      {progress.status !== 'none' && (
        <Card as="section" className="grid gap-3 p-panel" aria-label={orderPadTexts.adding}>
          <JobPanel
            addJob={addJob}
            progress={progress}
            onPutBack={() => addJob.putBack(() => void navigate(pasteListPath))}
          />
        </Card>
      )}
      {progress.status === 'none' && addJob.error !== undefined && <Alert text={addJob.error} />}
      {progress.status === 'none' && padRows.length > 0 && (
        <StickyBar variant="container" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Status className="text-small">
            <strong>{orderPadTexts.summary(items.length, padRows.length - items.length, findTotal(items))}</strong>{' '}
            {hiddenCount > 0 && <span>{orderPadTexts.hidden(hiddenCount)}</span>}
          </Status>
          <AddRows
            email={email}
            completeCount={items.length}
            rowCount={padRows.length}
            onAdd={(cartEmail) => addJob.start(cartEmail, 'padRows')}
          />
        </StickyBar>
      )}
    </div>
  );
}
