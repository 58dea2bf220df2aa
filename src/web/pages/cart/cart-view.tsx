import type { CartItem } from '#domain/cart-item.ts';
import { CartList } from './cart-list.tsx';
import { Letterhead } from './letterhead.tsx';
import { SendPanel } from './send-panel.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';
import type { Removal } from './use-removal.ts';
import styles from './cart-view.module.css';

interface CartViewProps {
  email: string;
  items: readonly CartItem[];
  removal: Removal;
  onChange: () => void;
  onForget: () => void;
}

/** A list with items: the table, the panel that sends it, and on paper a letterhead above the table. */
export function CartView({ email, items, removal, onChange, onForget }: CartViewProps) {
  const draft = useQuoteDraft(email, items);
  return (
    <div className={styles.columns}>
      <Letterhead email={email} draft={draft} />
      <CartList items={items} removal={removal} />
      <SendPanel email={email} draft={draft} onChange={onChange} onForget={onForget} />
    </div>
  );
}
