import type { CartItem } from '#domain/cart/cart-item.ts';

export type ClearingAction = 'clear' | 'restore';

/** Emptying the cart for a new list, and undoing it. */
export interface CartClearing {
  readonly pending: ClearingAction | undefined;
  /** The items that were removed and can be restored, in the order of the list. */
  readonly removed: readonly CartItem[];
  /** Number of items that were restored, once all of them are back. */
  readonly restored: number | undefined;
  readonly waitSeconds: number | undefined;
  readonly failed: { readonly action: ClearingAction; readonly reason: string } | undefined;
  /** Removes all items of the cart. Resolves to whether none is left. */
  readonly clear: () => Promise<boolean>;
  readonly restore: () => void;
}
