import { useEffect, useRef, useState } from 'react';
import { cart } from '#text/cart.ts';
import { forgetVisitor, setEmail } from '#web/cart/cart-store.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { CartView } from './cart-view.tsx';
import { EmailStep } from './email-step.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { LazySharedOffer } from './lazy-shared-offer.tsx';
import { LoadingCart } from './loading-cart.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { useRemoval } from './use-removal.ts';
import styles from './cart-page.module.css';

/** The cart page: e-mail step, then the list, or that it is empty. */
export function CartPage() {
  const { isReady, email, items, isLoading } = useCart();
  const [isChanging, setIsChanging] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  const asksEmail = isReady && (email === undefined || isChanging);
  const removal = useRemoval(email);
  const content = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);

  useEffect(() => {
    // The form that had the focus is gone: the focus goes on to what came in its place.
    if (focusNext.current && !asksEmail && !isLoading) {
      focusNext.current = false;
      content.current?.focus();
    }
  }, [asksEmail, isLoading]);

  const enter = (text: string) => {
    focusNext.current = true;
    setIsChanging(false);
    setIsForgotten(false);
    setEmail(text);
  };
  const forget = () => {
    setIsChanging(false);
    setIsForgotten(true);
    forgetVisitor();
  };

  return (
    <div className={`ui-container ${styles.page}`}>
      <header className={`ui-screen-only ${styles.head}`}>
        <h1 className="ui-title-lg">{cart.title}</h1>
        <p className={`ui-lead ${styles.lead}`}>{cart.lead}</p>
      </header>
      {isReady && <LazySharedOffer email={asksEmail ? undefined : email} />}
      <div ref={content} className={styles.content} tabIndex={-1}>
        {asksEmail ? (
          <EmailStep
            current={isChanging ? email : undefined}
            isForgotten={isForgotten}
            onEnter={enter}
            onKeep={() => setIsChanging(false)}
          />
        ) : !isReady || isLoading || email === undefined ? (
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
