import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cartPageTexts, head } from '#text/pages/cart.ts';
import { isFocusLost } from '#web/browser/is-focus-lost.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import type { CartState } from '#web/cart/client/cart-store.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { NoScriptContact } from '#web/features/company/no-script-contact.tsx';
import { parseListHash } from '#web/features/list/hash/parse-list-hash.ts';
import type { Page } from '#web/navigation/page.ts';
import { useJustAddedItem } from '#web/navigation/use-just-added-item.ts';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { CartPageContext, type CartPageState } from './cart-page-context.ts';
import { CartWithNotices } from './cart-with-notices.tsx';
import { useClearing } from './clearing/use-clearing.ts';
import { EmailStep } from './email-step.tsx';
import { LazyListPanel } from './lazy-list-panel.tsx';
import { useRemoval } from './removal/use-removal.ts';
import styles from './page.module.css';

export const page: Page = { head, isIndexed: false, content: <CartPage /> };

function CartPage() {
  const cart = useCart();
  const [emailState, setEmailState] = useState<'changing' | 'entered' | 'forgotten'>();
  const itemOfNavigation = useJustAddedItem();
  // Kept in state, because a later navigation within the page, such as to `#paste`, forgets the item just added.
  const [justAddedItem, setJustAddedItem] = useState(itemOfNavigation);
  const listHash = parseListHash(useLocation().hash);
  const hasReadableList = listHash.kind === 'paste' || listHash.kind === 'link';
  const isChanging = emailState === 'changing';
  const view = isChanging ? 'email-step' : getView(cart.status, hasReadableList);
  const content = useRef<HTMLDivElement>(null);

  useFocusWhen(content, emailState === 'entered' && cart.status === 'loaded', { onlyIf: isFocusLost });

  const submitEmail = (email: string) => {
    setEmailState('entered');
    cartClient.setEmail(email);
  };
  const startChange = () => {
    setEmailState('changing');
    setJustAddedItem(undefined);
  };
  const forgetVisitor = () => {
    setEmailState('forgotten');
    setJustAddedItem(undefined);
    cartClient.forgetVisitor();
  };

  return (
    <>
      <PageTitle size="compact" title={cartPageTexts.title} lead={cartPageTexts.lead} />
      <Container className="pb-section print:p-0">
        {cart.status !== 'uninitialized' && (
          <LazyListPanel isOpen={listHash.kind !== 'none'} email={isChanging ? undefined : cart.email} />
        )}
        <div ref={content} className="grid focus:outline-none" tabIndex={-1}>
          {view === 'email-step' && (
            <EmailStep
              currentEmail={cart.email}
              isForgotten={emailState === 'forgotten'}
              onSubmit={submitEmail}
              onKeep={() => setEmailState(undefined)}
            />
          )}
          {view === 'loading' && <LoadingCart />}
          {cart.status === 'loaded' && (
            // Stays mounted while another email is asked for, so that removals can still be undone.
            <LoadedCart
              key={cart.email}
              isShown={view === 'cart'}
              email={cart.email}
              items={cart.items}
              justAddedItem={justAddedItem}
              onSent={() => setJustAddedItem(undefined)}
              onChangeEmail={startChange}
              onForgetMe={forgetVisitor}
            />
          )}
        </div>
      </Container>
    </>
  );
}

function getView(status: CartState['status'], hasReadableList: boolean): 'email-step' | 'loading' | 'cart' | 'nothing' {
  switch (status) {
    case 'uninitialized':
    case 'loading':
      return 'loading';
    case 'no-email':
      // An open list asks for the email itself, when its rows are added.
      return hasReadableList ? 'nothing' : 'email-step';
    case 'loaded':
      return 'cart';
  }
}

interface LoadedCartProps extends Omit<CartPageState, 'removal' | 'clearing'> {
  isShown: boolean;
  onSent: () => void;
}

/** Its `key` must be the email. */
function LoadedCart({ isShown, onSent, ...cart }: LoadedCartProps) {
  const removal = useRemoval(cart.email);
  const clearing = useClearing(cart.email);
  return (
    isShown && (
      <CartPageContext value={{ ...cart, removal, clearing }}>
        <CartWithNotices onSent={onSent} />
      </CartPageContext>
    )
  );
}

function LoadingCart() {
  return (
    <Card as="div" className={styles.loading}>
      <Status className="text-ink-soft">{cartPageTexts.loading}</Status>
      <div className={styles.lines} aria-hidden="true">
        <span className={styles.longLine} />
        <span className={styles.mediumLine} />
        <span className={styles.shortLine} />
      </div>
      <NoScriptContact page="cart" />
    </Card>
  );
}
