import type { CartItem } from '#domain/cart-item.ts';

/** Emptying a list for a new one, and undoing it. */
export type NewListAction = 'clear' | 'restore';

/** A list that is emptied for a new one, as the cart page shows it. */
export interface NewList {
  /** What is being done. */
  readonly pending: NewListAction | undefined;
  /** The items that were removed and can be restored, in the order of the list. */
  readonly removed: readonly CartItem[];
  /** Number of items that were restored, once all of them are back. */
  readonly restored: number | undefined;
  /** Seconds until the server's limit allows the next item; undefined while not waiting. */
  readonly waitSeconds: number | undefined;
  /** What failed last, and why. */
  readonly failed: { readonly action: NewListAction; readonly reason: string } | undefined;
  /** Removes all items of the cart. Resolves to whether none is left. */
  readonly clear: () => Promise<boolean>;
  readonly restore: () => void;
}
