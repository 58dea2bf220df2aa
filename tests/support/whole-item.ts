import type { NewCartItem } from '#domain/cart/cart-item.ts';

/**
 * An item with every field, each with a value that no other has: a new field is a type error here, and then each place
 * that loses it fails a test.
 */
export const wholeItem: Required<NewCartItem> = {
  category: 'Cinnamon',
  type: 'Alba',
  quantity: 4711,
  packWeight: '12.5',
  unit: 'ml',
  email: 'whole@example.com',
  note: '8 cm cut',
};
