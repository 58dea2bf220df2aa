import { useEffect, useRef } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { emptyCart, removal as text } from '#text/cart.ts';
import { emptyBowl } from '#text/empty-states.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { CartList } from './cart-list.tsx';
import { CartOwner } from './cart-owner.tsx';
import { Letterhead } from './letterhead.tsx';
import { SendPanel } from './send-panel.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';
import type { Removal } from './use-removal.ts';
import styles from './cart-content.module.css';

interface VisitorProps {
  email: string;
  onChange: () => void;
  onForget: () => void;
}

interface CartViewProps extends VisitorProps {
  items: readonly CartItem[];
  removal: Removal;
}

/** The cart of a visitor whose e-mail is known: the removal notice, then the list or an empty state. */
export function CartContent(props: CartViewProps) {
  const { items, removal, ...visitor } = props;
  return (
    <>
      <RemovalNotice removal={removal} items={items} />
      {items.length === 0 ? <EmptyCart {...visitor} /> : <CartView {...props} />}
    </>
  );
}

/** A cart with items: the table, the panel that sends it, and in print a letterhead above the table. */
function CartView({ email, items, removal, onChange, onForget }: CartViewProps) {
  const draft = useQuoteDraft(email, items);
  return (
    <div className={styles.columns}>
      <Letterhead email={email} draft={draft} />
      <CartList items={items} removal={removal} />
      <SendPanel email={email} draft={draft} onChange={onChange} onForget={onForget} />
    </div>
  );
}

/** A cart without items, and the way to fill it. */
function EmptyCart({ email, onChange, onForget }: VisitorProps) {
  return (
    <EmptyState
      variant="card"
      className={styles.empty}
      picture={<Picture source={emptyBowl} sizes="(min-width: 1025px) 36rem, 92vw" />}
      title={emptyCart.title}
      text={emptyCart.text}
    >
      <ButtonLink to="/shop">{emptyCart.continue}</ButtonLink>
      <CartOwner email={email} onChange={onChange} onForget={onForget} />
    </EmptyState>
  );
}

/** What was removed last, with an undo button, and the error of an item that is no longer in the list. */
function RemovalNotice({ removal, items }: Pick<CartViewProps, 'removal' | 'items'>) {
  const { removed, restored, error } = removal;
  const undo = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that was pressed was removed with its row.
    if (removed) undo.current?.focus();
    else if (restored) status.current?.focus();
  }, [removed, restored]);

  const message = removed
    ? text.removed(removed.category, removed.type)
    : restored && text.back(restored.category, restored.type);
  return (
    <div className={`ui-screen-only ${styles.notice}`}>
      <div className={message === undefined ? undefined : `ui-notice ${styles.message}`}>
        <p ref={status} role="status" tabIndex={-1}>
          {message}
        </p>
        {removed && (
          <Button variant="text" ref={undo} isPending={removal.isRestoring} onClick={removal.undo}>
            <Icon name="undo" size={18} />
            {text.undo}
          </Button>
        )}
      </div>
      {error && !items.some(({ id }) => id === error.item.id) && <Alert key={error.item.id} text={error.text} />}
    </div>
  );
}
