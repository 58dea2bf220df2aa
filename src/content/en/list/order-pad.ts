import { formatItemCount, formatNumber, formatTotal, formatWeights } from '../format/number.ts';
import { formatRowCount } from '../format/row-count.ts';
import type { Total, Weight } from '#domain/cart/weight.ts';

export const orderPadTexts = {
  label: 'Products to order',
  text: 'Type packs and pack weight into the rows you need, then add them all at once.',
  /** The page shows this sentence where there is a keyboard. */
  keys: 'Tab, the arrow keys and Enter move between the fields. You can also paste cells from a spreadsheet.',
  size: 'Diameter or mesh',
  total: 'Total',
  diameter: (millimetres: number) => `up to ${millimetres}\u00a0mm`,
  /** Accessible name of a field. */
  cell: (column: string, product: string) => `${column}, ${product}`,
  weight: (weight: Weight) => formatWeights([weight]),
  summary: (items: number, missing: number, total: Total | undefined) =>
    [
      `${formatItemCount(items)}${total?.weights.length ? `, ${formatTotal(total)}` : ''}`,
      missing > 0 && `${formatNumber(missing)} with something missing`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  hidden: (count: number) =>
    count === 1 ? '1 row is not shown here.' : `${formatRowCount(count)} are not shown here.`,
  adding: 'Adding the items',
  toCart: 'Open your quote request',
} as const;
