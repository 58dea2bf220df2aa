import { formatItemCount, formatNumber, formatTotal, formatWeights } from '../format/number.ts';
import { formatRowCount } from '../format/row-count.ts';
import type { Total, Weight } from '#domain/cart/weight.ts';

export const orderPadTexts = {
  label: 'Productos para pedir',
  text: 'Escriba empaques y peso por empaque en las filas que necesite y agréguelas todas de una vez.',
  /** The page shows this sentence where there is a keyboard. */
  keys: 'Con Tab, las flechas y Enter se pasa de un campo a otro. También se pueden pegar celdas de una hoja de cálculo.',
  size: 'Diámetro o malla',
  total: 'Total',
  diameter: (millimetres: number) => `hasta ${millimetres}\u00a0mm`,
  /** Accessible name of a field. */
  cell: (column: string, product: string) => `${column}, ${product}`,
  weight: (weight: Weight) => formatWeights([weight]),
  summary: (items: number, missing: number, total: Total | undefined) =>
    [
      `${formatItemCount(items)}${total?.weights.length ? `, ${formatTotal(total)}` : ''}`,
      missing > 0 && `${formatNumber(missing)} con algo que falta`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  hidden: (count: number) =>
    count === 1 ? '1 fila no se muestra aquí.' : `${formatRowCount(count)} no se muestran aquí.`,
  adding: 'Agregando los productos',
  toCart: 'Abrir su solicitud de cotización',
} as const;
