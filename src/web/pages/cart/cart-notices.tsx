import { localizeItem } from '#content/catalogue/localize-item.ts';
import { removedNoticeTexts } from '#text/pages/cart.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { AddedNotice } from './added-notice.tsx';
import { useCartPage } from './cart-page-context.ts';
import { ClearingNotice } from './clearing/clearing-notice.tsx';

export function CartNotices({ onGoToSendPanel }: { onGoToSendPanel: () => void }) {
  const { items, removal, clearing, justAddedItem } = useCartPage();
  const { error, removedItems } = removal;
  const restoredItem = removal.restoredItem && localizeItem(removal.restoredItem);
  const ids = new Set(items.map(({ id }) => id));
  const hasRow = (id: string) => ids.has(id) || removedItems.some(({ item }) => item.id === id);
  return (
    <>
      <Status>
        {restoredItem && <HiddenText>{removedNoticeTexts.back(restoredItem.category, restoredItem.type)}</HiddenText>}
      </Status>
      {error && !hasRow(error.id) && <Alert key={error.id} text={error.message} className="mb-6" />}
      {justAddedItem && ids.has(justAddedItem.id) && (
        <AddedNotice justAddedItem={justAddedItem} onGoToSendPanel={onGoToSendPanel} />
      )}
      <ClearingNotice clearing={clearing} itemIds={ids} />
    </>
  );
}
