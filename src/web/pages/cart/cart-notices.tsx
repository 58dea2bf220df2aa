import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { removal as text } from '#text/pages/cart.ts';
import type { JustAdded } from '#web/cart/use-just-added.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { AddedNotice } from './added-notice.tsx';
import { ClearingNotice } from './clear-cart/clearing-notice.tsx';
import type { CartClearing } from './clear-cart/use-clear-cart.ts';
import type { Removal } from './use-removal.ts';

interface CartNoticesProps {
  items: readonly CartItem[];
  removal: Removal;
  clearing: CartClearing;
  added: JustAdded | undefined;
  onSend: () => void;
}

/** What has just been added, restored, cleared or failed, above the cart. A row says itself what happened to it. */
export function CartNotices({ items, removal, clearing, added, onSend }: CartNoticesProps) {
  const { error, removed } = removal;
  const restored = removal.restored && localizeItem(removal.restored);
  const ids = new Set(items.map(({ id }) => id));
  const hasRow = (id: string) => ids.has(id) || removed.some(({ item }) => item.id === id);
  return (
    <>
      <p role="status">{restored && <HiddenText>{text.back(restored.category, restored.type)}</HiddenText>}</p>
      {error && !hasRow(error.id) && (
        <div className="mb-6">
          <Alert key={error.id} text={error.text} />
        </div>
      )}
      {added && ids.has(added.id) && <AddedNotice added={added} onSend={onSend} />}
      <ClearingNotice clearing={clearing} itemIds={ids} />
    </>
  );
}
