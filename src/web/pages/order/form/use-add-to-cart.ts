import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewCartItem } from '#domain/cart/cart-item.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';
import { pickFields } from '#domain/fields.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import type { NavigationState } from '#web/navigation/navigation-state.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

interface AddOptions {
  readonly categoryId: CategoryId;
  readonly name: string;
  readonly onAdded: () => void;
}

/**
 * `submit` adds an item and opens the cart, unless the visitor has left this form meanwhile, even for another form of
 * the same page. A retry of the same item adds it once at most. `isAdded` stays true until this form is gone.
 */
export function useAddToCart({ categoryId, name, onAdded }: AddOptions) {
  const navigate = useNavigate();
  const idempotency = useIdempotencyKey();
  const [isAdded, setIsAdded] = useState(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const addAndOpenCart = async (item: NewCartItem) => {
    const { pathname } = window.location;
    const stored = await cartClient.add(item, idempotency.getOrCreateKey(JSON.stringify(item)));
    idempotency.reset();
    // During a navigation the form is still mounted, but the URL is that of the next page.
    if (!isMounted.current || window.location.pathname !== pathname) return;
    setIsAdded(true);
    onAdded();
    const packs = stored && pickFields(stored, ['id', 'quantity', 'packWeight', 'unit']);
    const justAddedItem = packs && { ...packs, categoryId, name };
    void navigate('/cart', { state: { justAdded: justAddedItem } satisfies NavigationState });
  };
  const { mutate, isPending, error } = useMutation(addAndOpenCart, () => 'add');
  return { add: mutate, isPending, error, isAdded };
}
