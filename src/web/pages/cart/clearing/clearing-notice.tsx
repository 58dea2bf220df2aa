import { useEffect, useId, useRef } from 'react';
import { clearingNoticeTexts } from '#text/pages/cart.ts';
import { isFocusLost } from '#web/browser/is-focus-lost.ts';
import { toAnnouncedSeconds } from '#web/cart/bulk/to-announced-seconds.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import type { Clearing } from './use-clearing.ts';

interface ClearingNoticeProps {
  clearing: Clearing;
  itemIds: ReadonlySet<string>;
}

export function ClearingNotice({ clearing, itemIds }: ClearingNoticeProps) {
  const { pendingAction, restoredCount, waitSeconds, error, restore } = clearing;
  const clearedCount = clearing.clearedItems.filter(({ id }) => !itemIds.has(id)).length;
  const { container, undoButton, status } = useFocusAtEnd(pendingAction !== undefined);
  const sentenceId = useId();

  const formatProgress = (seconds: number | undefined) =>
    pendingAction === 'clear'
      ? clearingNoticeTexts.clearing(itemIds.size, seconds)
      : clearingNoticeTexts.restoring(clearedCount, seconds);
  const isRestored = pendingAction === undefined && restoredCount !== undefined;
  return (
    <div ref={container} className="print:hidden">
      {error && (
        <Alert
          text={
            error.action === 'clear'
              ? clearingNoticeTexts.clearFailed(itemIds.size)
              : clearingNoticeTexts.restoreFailed(clearedCount, error.message)
          }
          className="mb-6"
        />
      )}
      {pendingAction && (
        <Notice variant="action" className="mb-6" aria-hidden="true">
          <p>{formatProgress(waitSeconds)}</p>
        </Notice>
      )}
      {!pendingAction && clearedCount > 0 && (
        <Notice variant="action" className="mb-6">
          <p id={sentenceId}>{clearingNoticeTexts.cleared(clearedCount)}</p>
          <Button variant="text" ref={undoButton} aria-describedby={sentenceId} onClick={restore}>
            <Icon name="undo" size={18} />
            {clearingNoticeTexts.undo}
            <HiddenText> {clearingNoticeTexts.undoWhat}</HiddenText>
          </Button>
        </Notice>
      )}
      <Status
        as="div"
        ref={status}
        tabIndex={-1}
        noticeVariant={isRestored ? 'action' : undefined}
        className={isRestored ? 'mb-6' : undefined}
      >
        {/* Screen readers hear the progress only while the job waits, not after each item. */}
        {pendingAction && waitSeconds !== undefined && (
          <HiddenText>{formatProgress(toAnnouncedSeconds(waitSeconds))}</HiddenText>
        )}
        {isRestored && <p>{clearingNoticeTexts.restored(restoredCount)}</p>}
      </Status>
    </div>
  );
}

/**
 * `useFocusWhen` does not fit, because either the Undo button or the status gets the focus, depending on the result.
 * The page scrolls to the notice, because the pressed button stood below a cart that may be long.
 */
function useFocusAtEnd(isRunning: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    const isDone = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!isDone) return;
    if (isFocusLost()) (undoButton.current ?? status.current)?.focus();
    container.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  return { container, undoButton, status };
}
