import { useLocation, useNavigationType } from 'react-router';
import type { Packs } from '#domain/cart/cart-item.ts';
import type { Category } from '#domain/catalogue/categories.ts';

export interface JustAdded extends Packs {
  readonly id: string;
  readonly orderCategory: Category;
  readonly name: string;
}

/** The state with which the order form opens the cart. */
export interface JustAddedState {
  readonly justAdded: JustAdded | undefined;
}

/** What the order form has just added; undefined after a reload, Back or Forward, which keep the state. */
export function useJustAdded(): JustAdded | undefined {
  // Other links may push other states, but never one that an older version has stored: it needs no parsing.
  const { state } = useLocation() as { readonly state: Partial<JustAddedState> | null };
  return useNavigationType() === 'PUSH' ? state?.justAdded : undefined;
}
