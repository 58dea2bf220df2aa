import { useRef } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { addSentRequest, type SentRequest } from '#domain/quote/sent-request.ts';
import type { JustAdded } from '#web/cart/use-just-added.ts';
import { focusSendPanel } from '#web/features/send/focus-send-panel.ts';
import { SentRequests } from '#web/features/send/sent-requests.tsx';
import { storedSentRequests } from '#web/storage/stored-sent-requests.ts';
import { CartAndSendPanel } from './cart-and-send-panel.tsx';
import { CartNotices } from './cart-notices.tsx';
import { useClearCart } from './clear-cart/use-clear-cart.ts';
import { EmptyCart } from './empty-cart.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import type { Removal } from './use-removal.ts';
import { useRepeatRequest } from './use-repeat-request.ts';

export interface CartWithNoticesProps {
  email: string;
  onChangeEmail: () => void;
  onForgetMe: () => void;
  items: readonly CartItem[];
  removal: Removal;
  added: JustAdded | undefined;
  onSent: () => void;
}

/** The cart of an e-mail, empty or not, between what has just happened to it and the requests that were made of it. */
export function CartWithNotices({ items, removal, added, onSent, ...visitor }: CartWithNoticesProps) {
  const clearing = useClearCart(visitor.email);
  const repeatRequest = useRepeatRequest(clearing.clear);
  const panel = useRef<HTMLElement>(null);
  const keepSent = (request: SentRequest) => {
    onSent();
    storedSentRequests.write(addSentRequest(storedSentRequests.read(), request));
  };

  return (
    <>
      <CartNotices
        items={items}
        removal={removal}
        clearing={clearing}
        added={added}
        onSend={() => focusSendPanel(panel.current)}
      />
      {items.length === 0 ? (
        <>
          {removal.removed.map((each) => (
            <div key={each.item.id} className="mb-6 grid gap-3 print:hidden">
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
          onSent={keepSent}
          clearing={clearing}
          panel={panel}
        />
      )}
      <SentRequests
        key={visitor.email}
        email={visitor.email}
        hasItems={items.length > 0}
        onAgain={(request, isReplacing) => void repeatRequest(request, isReplacing)}
      />
    </>
  );
}
