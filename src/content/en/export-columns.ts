import type { ItemField } from '#domain/cart/cart-item.ts';

/** Column titles of the exported CSV file, in column order. */
export const exportColumns = {
  email: 'Email',
  category: 'Category',
  type: 'Type',
  quantity: 'Quantity',
  packWeight: 'Pack weight',
  unit: 'Unit',
  added: 'Added (UTC)',
  changed: 'Last change (UTC)',
  note: 'Details',
} as const satisfies Readonly<Record<ItemField | 'email' | 'added' | 'changed', string>>;
