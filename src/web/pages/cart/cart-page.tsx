import { useEffect, useRef, useState } from 'react';
import { cart } from '#text/cart.ts';
import { forgetQuote, setEmail } from '#web/quote/quote-store.ts';
import { useQuote } from '#web/quote/use-quote.ts';
import styles from './cart-page.module.css';
import { CartView } from './cart-view.tsx';
import { EmailStep } from './email-step.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LoadingCart } from './loading-cart.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { SharedOffer } from './shared-offer.tsx';
import { useRemoval } from './use-removal.ts';
import { useSharedList } from './use-shared-list.ts';

/** The cart page: e-mail step, then the list, or that it is empty. */
export function CartPage() {
  const { known, email, items, loading } = useQuote();
  const [isChanging, setIsChanging] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const asksEmail = known && (email === undefined || isChanging);
  const removal = useRemoval(email);
  const shared = useSharedList(asksEmail ? undefined : email);
  const content = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);

  useEffect(() => {
    // The form that had the focus is gone: the focus goes on to what came in its place.
    if (focusNext.current && !asksEmail && !loading) {
      focusNext.current = false;
      content.current?.focus();
    }
  }, [asksEmail, loading]);

  const enter = (text: string) => {
    focusNext.current = true;
    setIsChanging(false);
    setIsForgotten(false);
    setEmail(text);
  };
  const forget = () => {
    setIsChanging(false);
    setIsForgotten(true);
    forgetQuote();
  };

  return (
    <div className={`ui-container ${styles.page}`}>
      <header className={`ui-screen-only ${styles.head}`}>
        <h1 className="ui-title-lg">{cart.title}</h1>
        <p className={`ui-lead ${styles.lead}`}>{cart.lead}</p>
      </header>
      {known && <SharedOffer shared={shared} email={asksEmail ? undefined : email} />}
      <div ref={content} className={styles.content} tabIndex={-1}>
        {asksEmail ? (
          <EmailStep
            current={isChanging ? email : undefined}
            isForgotten={isForgotten}
            onEnter={enter}
            onKeep={() => setIsChanging(false)}
          />
        ) : !known || loading || email === undefined ? (
          <LoadingCart />
        ) : (
          <>
            <RemovalNotice removal={removal} items={items} />
            {items.length === 0 ? (
              <EmptyCart email={email} onChange={() => setIsChanging(true)} onForget={forget} />
            ) : (
              <CartView
                email={email}
                items={items}
                removal={removal}
                onChange={() => setIsChanging(true)}
                onForget={forget}
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}
