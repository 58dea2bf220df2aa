import { useRef, type ReactNode } from 'react';
import { listJobTexts } from '#text/list/list-job.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { useCart } from '#web/cart/use-cart.ts';
import type { NoticeVariant } from '#web/ui/messages/notice.tsx';
import { Status } from '#web/ui/messages/status.tsx';

interface AddedStatusProps {
  finishedJobRowCount: number | undefined;
  className?: string | undefined;
  noticeVariant?: NoticeVariant;
  link?: ReactNode;
}

/** The status takes the focus, because the button that had it is gone. */
export function AddedStatus({ finishedJobRowCount, className, noticeVariant, link }: AddedStatusProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const cart = useCart();
  // Hidden when the cart is emptied: the page then says what was removed, and what was added before no longer holds.
  const shownCount = cart.items.length === 0 ? undefined : finishedJobRowCount;
  useFocusWhen(status, finishedJobRowCount !== undefined);
  if (shownCount === undefined) return <Status ref={status} tabIndex={-1} />;
  return (
    <Status ref={status} tabIndex={-1} noticeVariant={noticeVariant} className={className}>
      <span>{listJobTexts.added(shownCount)}</span> {link && <span>{link}</span>}
    </Status>
  );
}
