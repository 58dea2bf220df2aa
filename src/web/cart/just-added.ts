import type { Packs } from '#domain/cart/cart-item.ts';
import type { Category } from '#domain/catalogue/categories.ts';

export interface JustAdded extends Packs {
  readonly id: string;
  readonly orderCategory: Category;
  readonly name: string;
}

/** Handed from the order form to the cart's page, which says what was added. */
let justAdded: JustAdded | undefined;

/** Pass undefined when the cart page is left, because a later visit is not about the item. */
export function setJustAdded(item: JustAdded | undefined): void {
  justAdded = item;
}

/** The item that was just added; undefined after a reload. */
export function getJustAdded(): JustAdded | undefined {
  return justAdded;
}
