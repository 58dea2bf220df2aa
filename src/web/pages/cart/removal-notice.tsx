import { useEffect, useRef } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { removal as words } from '#text/cart.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Removal } from './use-removal.ts';
import styles from './removal-notice.module.css';

interface RemovalNoticeProps {
  removal: Removal;
  items: readonly CartItem[];
}

/** Above the list: what was removed, with a way to undo it, and failures of items that are no longer in the list. */
export function RemovalNotice({ removal, items }: RemovalNoticeProps) {
  const { removed, restored, failure } = removal;
  const undo = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that was pressed is gone with its row.
    if (removed) undo.current?.focus();
    else if (restored) status.current?.focus();
  }, [removed, restored]);

  const message = removed
    ? words.removed(removed.category, removed.type)
    : restored && words.back(restored.category, restored.type);
  return (
    <div className={`ui-screen-only ${styles.notice}`}>
      <div className={message === undefined ? undefined : `ui-notice ${styles.message}`}>
        <p ref={status} role="status" tabIndex={-1}>
          {message}
        </p>
        {removed && (
          <Button variant="text" ref={undo} isPending={removal.isRestoring ?? false} onClick={removal.undo}>
            <Icon name="undo" size={18} />
            {words.undo}
          </Button>
        )}
      </div>
      {failure && !items.some(({ id }) => id === failure.item.id) && (
        <Alert key={failure.attempt} text={failure.text} />
      )}
    </div>
  );
}
