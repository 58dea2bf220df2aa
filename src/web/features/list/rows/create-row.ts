import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { ItemContent } from '#domain/cart/cart-item.ts';
import type { TableRow } from '#domain/list-table/table-row.ts';
import { createRandomKey } from '#web/browser/random-key.ts';

export function createRow(fields: Partial<Omit<TableRow, 'id'>> = {}): TableRow {
  return {
    source: '',
    marks: [],
    originId: undefined,
    product: '',
    storedProduct: undefined,
    choices: [],
    quantity: '',
    packWeight: '',
    unit: 'kg',
    note: '',
    productDoubt: undefined,
    amountDoubt: undefined,
    ...fields,
    id: createRandomKey(),
  };
}

export function createItemRow(
  { category, type, quantity, packWeight, unit, note = '' }: ItemContent,
  originId?: string,
): TableRow {
  const names = localizeItem({ category, type });
  return createRow({
    originId,
    product: `${names.category}, ${names.type}`,
    storedProduct: { category, type },
    quantity: String(quantity),
    packWeight,
    unit,
    note,
  });
}
