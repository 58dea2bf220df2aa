import { memo, useId, useState } from 'react';
import { findTotal } from '#domain/cart/weight.ts';
import { findProductId } from '#domain/catalogue/catalogue.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { printTexts, sendPanelTexts } from '#text/quote/send-panel.ts';
import { ProductNotices } from '#web/features/catalogue/product-notices.tsx';
import { pasteListPath } from '#web/features/list/hash/paste-list-hash.ts';
import { useCartPage } from '#web/pages/cart/cart-page-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { Table } from '#web/ui/table.tsx';
import { CartRows } from './cart-rows.tsx';
import { ShareList } from './share-list.tsx';
import styles from './cart-table.module.css';

interface CartTableProps {
  reference: string;
  date: string;
}

export const CartTable = memo(function CartTable({ reference, date }: CartTableProps) {
  const { items, clearing } = useCartPage();
  const [isSharing, setIsSharing] = useState(false);
  const titleId = useId();
  const total = findTotal(items);
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <SmallTitle as="h2" id={titleId}>
          <HiddenText>{cartTableTexts.label}: </HiddenText>
          <span>{cartTableTexts.count(items.length)}</span>
        </SmallTitle>
        <p className={styles.stamp}>
          <span>
            {sendPanelTexts.reference}{' '}
            <strong className="inline-block max-w-full tracking-4 tabular-nums">{reference}</strong>
          </span>{' '}
          <span>{date}</span>
        </p>
      </div>
      <Table variant="fixed" className={styles.table} aria-labelledby={titleId}>
        <thead className="text-caption tracking-8 text-ink-soft @max-row:sr-only">
          <tr>
            <th scope="col" className="w-1/4">
              {cartTableTexts.category}
            </th>
            <th scope="col" className="w-1/4">
              {cartTableTexts.type}
            </th>
            <th scope="col" className="w-[12%] text-right">
              {cartTableTexts.quantity}
            </th>
            <th scope="col" className="w-[18.5%] text-right print:pr-0">
              {cartTableTexts.packWeight}
            </th>
            <th scope="col" className="pr-0 text-right print:hidden">
              {cartTableTexts.actions}
            </th>
          </tr>
        </thead>
        <CartRows />
      </Table>
      {total && (
        <p className={styles.total}>
          <span className="text-small text-ink-soft">{cartTableTexts.totalLabel}</span>{' '}
          <strong className="text-right font-serif text-lead font-medium lining-figures">
            {cartTableTexts.formatTotal(total)}
          </strong>
        </p>
      )}
      <ProductNotices ids={items.map(findProductId)} />
      <div className={styles.actions}>
        <TextLink variant="stacked" to="/shop">
          <Icon name="plus" size={18} />
          {cartTableTexts.addMore}
        </TextLink>
        <TextLink variant="stacked" to={pasteListPath}>
          <Icon name="copy" size={18} />
          {cartTableTexts.pasteList}
        </TextLink>
        <Button
          variant="stacked"
          isPending={clearing.pendingAction !== undefined}
          onClick={() => void clearing.clear()}
        >
          <Icon name="trash" size={18} />
          {cartTableTexts.clear}
        </Button>
        <Button variant="stacked" aria-expanded={isSharing} onClick={() => setIsSharing(!isSharing)}>
          <Icon name="link" size={18} />
          {cartTableTexts.share}
        </Button>
        <Button variant="stacked" onClick={() => window.print()}>
          <Icon name="print" size={18} />
          {printTexts.print}
        </Button>
      </div>
      {isSharing && <ShareList items={items} onClose={() => setIsSharing(false)} />}
    </section>
  );
});
