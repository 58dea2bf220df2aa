import type { NewCartItem } from '#domain/cart/cart-item.ts';

export const alba = { category: 'Cinnamon', type: 'Alba', quantity: 2, packWeight: '25', unit: 'kg' } as const;
export const albaOfAna = { ...alba, email: 'ana@example.com' } as const;
export const cloves = { category: 'Whole Spices', type: 'Cloves', quantity: 1, packWeight: '0.5', unit: 'kg' } as const;
export const leafOil = { category: 'Cinnamon', type: 'Leaf Oil', quantity: 4, packWeight: '500', unit: 'ml' } as const;

/**
 * An item with every field, each with a value of its own. A new field of items is a type error here until it is added;
 * then each place that loses the field fails a test.
 */
export const fullItem: Required<NewCartItem> = {
  category: 'Cinnamon',
  type: 'Alba',
  quantity: 4711,
  packWeight: '12.5',
  unit: 'ml',
  email: 'whole@example.com',
  note: '8 cm cut',
};

export const fiveItems = [
  { ...alba, quantity: 40 },
  { category: 'Whole Spices', type: 'White Pepper', quantity: 200, packWeight: '50', unit: 'kg' },
  { category: 'Spice Powder', type: 'Turmeric', quantity: 10, packWeight: '12.5', unit: 'kg' },
  { ...cloves, quantity: 3 },
  { ...leafOil, quantity: 24 },
] as const;

export const fortyItems = Array.from({ length: 40 }, (_, index) => ({ ...alba, quantity: index + 1 }));
