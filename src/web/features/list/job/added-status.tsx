import { useRef } from 'react';
import { listJobTexts } from '#text/list/list-job.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { Status } from '#web/ui/controls/status.tsx';

/** The status takes the focus, because the button that had it is gone. */
export function AddedStatus({ addedTotal }: { addedTotal: number | undefined }) {
  const status = useRef<HTMLParagraphElement>(null);
  const cart = useCart();
  // An emptied cart says what was removed, and no longer what was added before.
  const shownTotal = cart.items.length === 0 ? undefined : addedTotal;
  useFocusWhen(status, addedTotal !== undefined);
  return (
    <Status
      ref={status}
      tabIndex={-1}
      notice={shownTotal === undefined ? undefined : 'text'}
      className={shownTotal === undefined ? undefined : 'mb-6 print:hidden'}
    >
      {shownTotal !== undefined && listJobTexts.added(shownTotal)}
    </Status>
  );
}
