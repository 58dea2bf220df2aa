import { useEffect, useId, useRef } from 'react';
import { newList as text } from '#text/list/new-list.ts';
import { isFocusLost } from '#web/browser/is-focus-lost.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice, noticeClasses } from '#web/ui/controls/notice.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CartClearing } from './use-clear-cart.ts';

interface ClearingNoticeProps {
  clearing: CartClearing;
  /** Ids of the items in the cart. */
  present: ReadonlySet<string>;
}

export function ClearingNotice({ clearing, present }: ClearingNoticeProps) {
  const { pending, restored, waitSeconds, failed, restore } = clearing;
  const removed = clearing.removed.filter(({ id }) => !present.has(id));
  const place = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const sentenceId = useId();
  const last = useRef(pending);

  useEffect(() => {
    // The button that was pressed was removed: focus what undoes it, or what says that it is undone.
    const isDone = last.current !== undefined && pending === undefined;
    last.current = pending;
    if (isDone && isFocusLost()) (undo.current ?? status.current)?.focus();
    // The notice may be out of sight: the button that was pressed stands below a long list.
    if (isDone) place.current?.scrollIntoView({ block: 'nearest' });
  }, [pending]);

  const progress =
    pending === 'clear'
      ? (seconds?: number) => text.clearing(present.size, seconds)
      : (seconds?: number) => text.restoring(removed.length, seconds);
  const isRestored = pending === undefined && restored !== undefined;
  return (
    <div ref={place} className="print:hidden">
      {failed && (
        <div className="mb-5">
          <Alert
            text={
              failed.action === 'clear'
                ? text.clearFailed(present.size)
                : text.restoreFailed(removed.length, failed.reason)
            }
          />
        </div>
      )}
      {pending && (
        <Notice variant="action" className="mb-5" aria-hidden="true">
          <p>{progress(waitSeconds)}</p>
        </Notice>
      )}
      {!pending && removed.length > 0 && (
        <Notice variant="action" className="mb-5">
          <p id={sentenceId}>{text.removed(removed.length)}</p>
          <Button variant="text" ref={undo} aria-describedby={sentenceId} onClick={restore}>
            <Icon name="undo" size={18} />
            {text.undo}
            <HiddenText> {text.undoWhat}</HiddenText>
          </Button>
        </Notice>
      )}
      <div ref={status} role="status" tabIndex={-1} className={isRestored ? `mb-5 ${noticeClasses.action}` : undefined}>
        {/* Screen readers hear the wait every 20 seconds, and not each item. */}
        {pending && waitSeconds !== undefined && <HiddenText>{progress(Math.ceil(waitSeconds / 20) * 20)}</HiddenText>}
        {isRestored && <p>{text.restored(restored)}</p>}
      </div>
    </div>
  );
}
