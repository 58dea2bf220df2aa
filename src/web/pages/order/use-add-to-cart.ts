import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewCartItem } from '#domain/cart/cart-item.ts';
import type { Category } from '#domain/catalogue/categories.ts';
import { pickFields } from '#domain/fields.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useIdempotencyKey } from '#web/cart/use-idempotency-key.ts';
import type { JustAdded } from '#web/cart/use-just-added.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import type { NavigationState } from '#web/storage/history-state.ts';

/**
 * Adds an item and navigates to the cart. A retry of the same item stores it once at most. Does not navigate if the
 * visitor has left the page meanwhile. `isAdded` stays true until this page is gone.
 */
export function useAddToCart(category: Category, name: string, discardDraft: () => void) {
  const navigate = useNavigate();
  const idempotency = useIdempotencyKey();
  const [isAdded, setIsAdded] = useState(false);
  const addItem = async (item: NewCartItem) => {
    const { pathname } = window.location;
    const stored = await cartClient.add(item, idempotency.keyFor(JSON.stringify(item)));
    idempotency.reset();
    if (window.location.pathname !== pathname) return;
    setIsAdded(true);
    discardDraft();
    const packs = stored && pickFields(stored, ['id', 'quantity', 'packWeight', 'unit']);
    const justAdded: JustAdded | undefined = packs && { ...packs, orderCategory: category, name };
    void navigate('/cart', { state: { justAdded } satisfies NavigationState });
  };
  const mutation = useMutation(addItem, () => 'add');
  return { ...mutation, isAdded };
}
