import type { NewCartItem } from '#domain/cart-item.ts';
import type { Category } from '#domain/categories.ts';

/** What the order page has just added, for the notice of the cart page. */
export interface JustAdded extends Pick<NewCartItem, 'quantity' | 'packWeight' | 'unit'> {
  readonly id: string;
  readonly category: Category;
  /** The product's name. */
  readonly name: string;
}

let justAdded: JustAdded | undefined;

/** Undefined again once the cart page is left: a later visit is not about this item. */
export function setJustAdded(item: JustAdded | undefined): void {
  justAdded = item;
}

export function getJustAdded(): JustAdded | undefined {
  return justAdded;
}
