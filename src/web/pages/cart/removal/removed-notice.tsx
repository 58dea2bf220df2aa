import { useId, useRef } from 'react';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { removedNoticeTexts } from '#text/pages/cart.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { useCartPage } from '#web/pages/cart/cart-page-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { RemovedItem } from './with-removed.ts';

export function RemovedNotice({ removedItem }: { removedItem: RemovedItem }) {
  const { id } = removedItem.item;
  const localized = localizeItem(removedItem.item);
  const { pendingIds, error, restore, consumeFocusRequest } = useCartPage().removal;
  const undoButton = useRef<HTMLButtonElement>(null);
  const sentenceId = useId();

  useFocusWhen(undoButton, true, { onlyIf: () => consumeFocusRequest(id), preventScroll: true });

  return (
    <>
      <Notice variant="action">
        <p id={sentenceId} className="py-2">
          {removedNoticeTexts.removed(localized.category, localized.type)}
        </p>
        <Button
          variant="text"
          ref={undoButton}
          isPending={pendingIds.has(id)}
          aria-describedby={sentenceId}
          onClick={() => restore(removedItem)}
        >
          <Icon name="undo" size={18} />
          {removedNoticeTexts.undo}
          <HiddenText> {removedNoticeTexts.undoWhat(itemName(localized))}</HiddenText>
        </Button>
      </Notice>
      {error?.id === id && <Alert text={error.message} />}
    </>
  );
}
