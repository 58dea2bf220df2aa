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

/** Sets the item that was just added; undefined once the cart page is left, because a later visit is not about it. */
export function setJustAdded(item: JustAdded | undefined): void {
  justAdded = item;
}

/** The item that was just added; undefined if there is none. Lost on reload. */
export function getJustAdded(): JustAdded | undefined {
  return justAdded;
}
