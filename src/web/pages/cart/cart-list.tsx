import { memo, useId, useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { cartTable, print, share } from '#text/cart.ts';
import { Button } from '#web/ui/button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { CartRow } from './cart-row.tsx';
import { ShareList } from './share-list.tsx';
import type { Removal } from './use-removal.ts';
import styles from './cart-list.module.css';

interface CartListProps {
  items: readonly CartItem[];
  removal: Removal;
}

/** The items as a table; on phones each row is a card. */
export const CartList = memo(function CartList({ items, removal }: CartListProps) {
  const [isSharing, setIsSharing] = useState(false);
  const titleId = useId();
  return (
    <section className={`ui-card ${styles.list}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={`ui-title-sm ${styles.title}`}>
        <HiddenText>{cartTable.label}: </HiddenText>
        {cartTable.count(items.length)}
      </h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{cartTable.category}</th>
            <th scope="col">{cartTable.type}</th>
            <th scope="col">{cartTable.quantity}</th>
            <th scope="col">{cartTable.packWeight}</th>
            <th scope="col">{cartTable.actions}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <CartRow
              key={item.id}
              item={item}
              isRemoving={removal.pending.has(item.id)}
              error={removal.error?.item.id === item.id ? removal.error.text : undefined}
              onRemove={removal.remove}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.tools}>
        <Link className="ui-text-link" to="/shop">
          <Icon name="plus" size={18} />
          {cartTable.addMore}
        </Link>
        <Button variant="text" aria-expanded={isSharing} onClick={() => setIsSharing(!isSharing)}>
          <Icon name="link" size={18} />
          {share.share}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {print.print}
        </Button>
      </div>
      {isSharing && <ShareList items={items} onClose={() => setIsSharing(false)} />}
    </section>
  );
});
