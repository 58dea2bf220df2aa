import { useNavigate } from 'react-router';
import type { NewCartItem } from '#domain/cart-item.ts';
import { addToCart } from '#web/cart/cart-store.ts';
import { useIdempotencyKey } from '#web/cart/use-idempotency-key.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import { useIsCurrentPage } from '#web/ui/use-is-current-page.ts';

/**
 * Adds an item and navigates to the cart. A retry of the same item stores it once at most. Does not navigate if the
 * visitor has left the page meanwhile.
 */
export function useAddToCart(onAdded: () => void) {
  const navigate = useNavigate();
  const isCurrentPage = useIsCurrentPage();
  const idempotency = useIdempotencyKey();
  return useMutation(async (item: NewCartItem) => {
    await addToCart(item, idempotency.keyFor(JSON.stringify(item)));
    idempotency.reset();
    if (!isCurrentPage()) return;
    onAdded();
    await navigate('/cart');
  }, addErrorMessage);
}
