import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { addSentRequest, type SentRequest } from '#domain/quote/sent-request.ts';
import { removal as text } from '#text/pages/cart.ts';
import type { JustAdded } from '#web/cart/use-just-added.ts';
import { listPath } from '#web/features/list/address/list-hash.ts';
import { focusSendPanel } from '#web/features/send/focus-send-panel.ts';
import { SentRequests } from '#web/features/send/sent-requests.tsx';
import { storedRequests } from '#web/storage/stored-requests.ts';
import { Alert } from '#web/ui/controls/alert.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { AddedNotice } from './added-notice.tsx';
import { CartAndSendPanel } from './cart-and-send-panel.tsx';
import { ClearingNotice } from './clear-cart/clearing-notice.tsx';
import { useClearCart } from './clear-cart/use-clear-cart.ts';
import { EmptyCart } from './empty-cart.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import type { Removal } from './use-removal.ts';

export interface CartWithNoticesProps {
  email: string;
  onChangeEmail: () => void;
  onForgetMe: () => void;
  items: readonly CartItem[];
  removal: Removal;
  added: JustAdded | undefined;
  onSent: () => void;
}

export function CartWithNotices({ items, removal, added, onSent, ...visitor }: CartWithNoticesProps) {
  const { error, removed } = removal;
  const restored = removal.restored && localizeItem(removal.restored);
  const clearing = useClearCart(visitor.email);
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const isShown = (id: string | undefined) =>
    items.some((item) => item.id === id) || removed.some(({ item }) => item.id === id);

  const repeat = async ({ reference, items: former }: SentRequest, isReplacing: boolean) => {
    if (isReplacing && !(await clearing.clear())) return;
    try {
      // Few visits need it: it comes with the list's panel, which opens now.
      const { listDraft } = await import('#web/features/list/list-draft.ts');
      listDraft.open(former, { kind: 'request', name: reference });
    } finally {
      // Offline, the panel's code is missing too, and the error boundary loads the page again.
      void navigate(listPath);
    }
  };

  return (
    <>
      <p role="status">{restored && <HiddenText>{text.back(restored.category, restored.type)}</HiddenText>}</p>
      {error && !isShown(error.id) && (
        <div className="mb-5">
          <Alert key={error.id} text={error.text} />
        </div>
      )}
      {added && items.some(({ id }) => id === added.id) && (
        <AddedNotice added={added} onSend={() => focusSendPanel(panel.current)} />
      )}
      <ClearingNotice clearing={clearing} present={new Set(items.map(({ id }) => id))} />
      {items.length === 0 ? (
        <>
          {removed.map((each) => (
            <div key={each.item.id} className="mb-5 grid gap-3 print:hidden">
              <RemovedNotice removed={each} removal={removal} />
            </div>
          ))}
          <EmptyCart {...visitor} />
        </>
      ) : (
        <CartAndSendPanel
          {...visitor}
          items={items}
          removal={removal}
          addedId={added?.id}
          onSent={(request) => {
            onSent();
            storedRequests.write(addSentRequest(storedRequests.read(), request));
          }}
          clearing={clearing}
          panel={panel}
        />
      )}
      <SentRequests
        key={visitor.email}
        email={visitor.email}
        hasItems={items.length > 0}
        onAgain={(...choice) => void repeat(...choice)}
      />
    </>
  );
}
