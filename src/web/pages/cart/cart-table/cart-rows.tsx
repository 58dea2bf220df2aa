import { getLotPapers, type LotPaper } from '#content/papers/lot-papers.ts';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { cartTableTexts } from '#text/pages/cart.ts';
import { lotPaperNames } from '#text/papers/lot-paper-names.ts';
import { getPaperScope, useRequestedPapers, type PaperScope } from '#web/features/papers/use-requested-papers.ts';
import { useCartPage } from '#web/pages/cart/cart-page-context.ts';
import { RemovedNotice } from '#web/pages/cart/removal/removed-notice.tsx';
import { withRemoved } from '#web/pages/cart/removal/with-removed.ts';
import { CartRow } from './cart-row.tsx';
import { countAlikeRows } from './count-alike-rows.ts';
import { SpanningRow } from './spanning-row.tsx';
import { useProductPictures } from './use-product-pictures.ts';

export function CartRows() {
  const { items, removal, justAddedItem } = useCartPage();
  const rows = withRemoved(items, removal.removedItems);
  const pictures = useProductPictures(rows);
  const { isRequestedForItem } = useRequestedPapers();
  const removedById = new Map(removal.removedItems.map((each) => [each.item.id, each]));
  const cartIds = new Set(items.map(({ id }) => id));
  const alikeCounts = countAlikeRows(items);
  return (
    <tbody>
      {rows.map((item) => {
        // Another tab may have restored a removed item; the item is then an ordinary row again.
        const removedItem = cartIds.has(item.id) ? undefined : removedById.get(item.id);
        if (removedItem) {
          return (
            <SpanningRow key={item.id}>
              <RemovedNotice removedItem={removedItem} />
            </SpanningRow>
          );
        }
        const productId = findProductId(item);
        return (
          <CartRow
            key={item.id}
            item={item}
            picture={productId && pictures.get(productId)}
            papersText={productId && findPapersText(productId, isRequestedForItem)}
            alikeCount={alikeCounts.get(item.id) ?? 1}
            isAdded={item.id === justAddedItem?.id}
            isRestored={item.id === removal.restoredItem?.id}
            isRemoving={removal.pendingIds.has(item.id)}
            error={removal.error?.id === item.id ? removal.error.message : undefined}
            onRemove={removal.remove}
            consumeFocusRequest={removal.consumeFocusRequest}
          />
        );
      })}
    </tbody>
  );
}

function findPapersText(
  id: ProductId,
  isRequestedForItem: (paper: LotPaper, scope: PaperScope) => boolean,
): string | undefined {
  const names = getLotPapers(id)
    .filter((paper) => isRequestedForItem(paper, getPaperScope(id)))
    .map((paper) => lotPaperNames[paper]);
  return names.length === 0 ? undefined : cartTableTexts.documents(names);
}
