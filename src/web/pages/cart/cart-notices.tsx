import { localizeItem } from '#content/catalogue/localize-item.ts';
import { removedNoticeTexts } from '#text/pages/cart.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Alert } from '#web/ui/messages/alert.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { AddedNotice } from './added-notice.tsx';
import { useCartPage } from './cart-page-context.ts';
import { ClearingNotice } from './clearing/clearing-notice.tsx';

export function CartNotices({ onGoToSendPanel }: { onGoToSendPanel: () => void }) {
  const { items, removal, clearing, added } = useCartPage();
  const { error, removedItems } = removal;
  const restored = removal.restored && localizeItem(removal.restored);
  const ids = new Set(items.map(({ id }) => id));
  const hasRow = (id: string) => ids.has(id) || removedItems.some(({ item }) => item.id === id);
  return (
    <>
      <Status>
        {restored && <HiddenText>{removedNoticeTexts.back(restored.category, restored.type)}</HiddenText>}
      </Status>
      {error && !hasRow(error.id) && <Alert key={error.id} text={error.message} className="mb-6" />}
      {added && ids.has(added.id) && <AddedNotice added={added} onGoToSendPanel={onGoToSendPanel} />}
      <ClearingNotice clearing={clearing} itemIds={ids} />
    </>
  );
}
