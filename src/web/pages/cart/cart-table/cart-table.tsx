import { memo, useId, useState } from 'react';
import { getLotPapers } from '#content/papers/lot-papers.ts';
import { sumItems } from '#domain/cart/weight.ts';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { lotPaperNames } from '#text/papers/lot-papers.ts';
import { printTexts, sendPanelTexts } from '#text/quote/send-panel.ts';
import { listPath } from '#web/features/list/address/list-hash.ts';
import { paperScope, useRequestedPapers } from '#web/features/papers/use-requested-papers.ts';
import { ProductNotices } from '#web/features/products/product-notices.tsx';
import { useCartPage } from '#web/pages/cart/cart-page-context.ts';
import { RemovedNotice } from '#web/pages/cart/removal/removed-notice.tsx';
import { withRemoved } from '#web/pages/cart/removal/with-removed.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { Table } from '#web/ui/table.tsx';
import { CartRow } from './cart-row.tsx';
import { countAlikeRows } from './count-alike-rows.ts';
import { ShareList } from './share-list.tsx';
import { useProductPictures } from './use-product-pictures.ts';
import styles from './cart-table.module.css';

interface CartTableProps {
  reference: string;
  date: string;
}

export const CartTable = memo(function CartTable({ reference, date }: CartTableProps) {
  const { items, clearing } = useCartPage();
  const [isSharing, setIsSharing] = useState(false);
  const titleId = useId();
  const total = sumItems(items);
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <SmallTitle as="h2" id={titleId}>
          <HiddenText>{cartTableTexts.label}: </HiddenText>
          <span>{cartTableTexts.count(items.length)}</span>
        </SmallTitle>
        <p className={`text-xs text-accent-strong ${styles.stamp}`}>
          <span>
            {sendPanelTexts.reference}{' '}
            <strong className="inline-block max-w-full tracking-4 tabular-nums">{reference}</strong>
          </span>{' '}
          <span>{date}</span>
        </p>
      </div>
      <Table variant="fixed" className={`wrap-anywhere ${styles.table}`} aria-labelledby={titleId}>
        <thead className="text-xs text-ink-soft @max-row:sr-only">
          <tr>
            <th scope="col" className={styles.categoryColumn}>
              {cartTableTexts.category}
            </th>
            <th scope="col" className={styles.typeColumn}>
              {cartTableTexts.type}
            </th>
            <th scope="col" className={`text-right ${styles.quantityColumn}`}>
              {cartTableTexts.quantity}
            </th>
            <th scope="col" className={`text-right ${styles.weightColumn}`}>
              {cartTableTexts.packWeight}
            </th>
            <th scope="col" className="text-right print:hidden">
              {cartTableTexts.actions}
            </th>
          </tr>
        </thead>
        <Rows />
      </Table>
      {total && (
        <p className={`break-inside-avoid ${styles.total}`}>
          <span className="text-sm text-ink-soft">{cartTableTexts.total}</span>{' '}
          <strong className="text-right font-serif text-lg font-medium table-figures">
            {cartTableTexts.totals(total)}
          </strong>
        </p>
      )}
      <ProductNotices ids={items.map(findProductId)} />
      <div className={styles.actions}>
        <TextLink variant="stacked" to="/shop">
          <Icon name="plus" size={18} />
          {cartTableTexts.addMore}
        </TextLink>
        <TextLink variant="stacked" to={listPath}>
          <Icon name="copy" size={18} />
          {cartTableTexts.pasteList}
        </TextLink>
        <Button
          variant="stacked"
          isPending={clearing.pendingAction !== undefined}
          onClick={() => void clearing.clear()}
        >
          <Icon name="trash" size={18} />
          {cartTableTexts.startNew}
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

function Rows() {
  const { items, removal, added } = useCartPage();
  const rows = withRemoved(items, removal.removed);
  const pictures = useProductPictures(rows);
  const { isForItem } = useRequestedPapers();
  const removedById = new Map(removal.removed.map((each) => [each.item.id, each]));
  const alikeCounts = countAlikeRows(items);
  return (
    <tbody>
      {rows.map((item) => {
        const alikeCount = alikeCounts.get(item.id);
        const removed = alikeCount === undefined ? removedById.get(item.id) : undefined;
        if (removed) {
          return (
            <tr key={item.id} className="border-b border-hairline print:hidden">
              <td colSpan={5}>
                <RemovedNotice removed={removed} />
              </td>
            </tr>
          );
        }
        const productId = findProductId(item);
        return (
          <CartRow
            key={item.id}
            item={item}
            picture={productId && pictures.get(productId)}
            papers={productId && formatPapers(productId, isForItem)}
            alikeCount={alikeCount ?? 1}
            isAdded={item.id === added?.id}
            isRestored={item.id === removal.restored?.id}
            isRemoving={removal.pending.has(item.id)}
            error={removal.error?.id === item.id ? removal.error.text : undefined}
            onRemove={removal.remove}
            consumeFocusRequest={removal.consumeFocusRequest}
          />
        );
      })}
    </tbody>
  );
}

function formatPapers(
  id: ProductId,
  isForItem: ReturnType<typeof useRequestedPapers>['isForItem'],
): string | undefined {
  const names = getLotPapers(id)
    .filter((paper) => isForItem(paper, paperScope(id)))
    .map((paper) => lotPaperNames[paper]);
  return names.length === 0 ? undefined : cartTableTexts.documents(names);
}
