import { useRef } from 'react';
import { withSentRequest, type SentRequest } from '#domain/quote/sent-request.ts';
import { focusSendPanel } from '#web/features/quote/focus-send-panel.ts';
import { SentRequests } from '#web/features/quote/sent-requests.tsx';
import { storedSentRequests } from '#web/storage/stored-sent-requests.ts';
import { CartAndSendPanel } from './cart-and-send-panel.tsx';
import { CartNotices } from './cart-notices.tsx';
import { useCartPage } from './cart-page-context.ts';
import { EmptyCart } from './empty-cart.tsx';
import { RemovedNotice } from './removal/removed-notice.tsx';
import { useRepeatRequest } from './use-repeat-request.ts';

export function CartWithNotices({ onSent }: { onSent: () => void }) {
  const { email, items, removal, clearing } = useCartPage();
  const repeatRequest = useRepeatRequest(clearing.clear);
  const panel = useRef<HTMLElement>(null);
  const storeSentRequest = (request: SentRequest) => {
    onSent();
    storedSentRequests.write(withSentRequest(storedSentRequests.read(), request));
  };

  return (
    <>
      <CartNotices onGoToSendPanel={() => focusSendPanel(panel.current)} />
      {items.length === 0 ? (
        <>
          {removal.removedItems.map((each) => (
            <div key={each.item.id} className="mb-6 grid gap-3 print:hidden">
              <RemovedNotice removedItem={each} />
            </div>
          ))}
          <EmptyCart />
        </>
      ) : (
        <CartAndSendPanel panel={panel} onSent={storeSentRequest} />
      )}
      <SentRequests
        key={email}
        email={email}
        hasItems={items.length > 0}
        onRepeat={(request, options) => void repeatRequest(request, options)}
      />
    </>
  );
}
