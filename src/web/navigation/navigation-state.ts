import { useLocation } from 'react-router';
import type { Packs } from '#domain/cart/cart-item.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export interface JustAddedItem extends Packs {
  readonly id: string;
  readonly categoryId: CategoryId;
  readonly name: string;
}

export interface ProductListVisit {
  readonly search: string;
  /** How many history entries back the list is. */
  readonly steps: number;
}

export interface NavigationState {
  readonly justAdded?: JustAddedItem | undefined;
  readonly productList?: ProductListVisit;
  readonly isFilterChange?: true;
}

/**
 * Returns what the previous page handed on. Callers must parse it: the value outlasts a reload, and an older version of
 * the site may have written it.
 */
export function useNavigationState(key: keyof NavigationState): unknown {
  return (useLocation().state as NavigationState | null)?.[key];
}
