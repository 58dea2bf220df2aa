import { cartItemErrors } from '../cart/cart-item.ts';
import { formatNumber, formatPacks, formatTotal } from '../format/number.ts';
import { formatRowCount } from '../format/row-count.ts';
import type { Total } from '#domain/cart/weight.ts';
import type { Doubt } from '#domain/quick-list/parsed-row.ts';

export const listTableTexts = {
  label: 'Líneas para agregar',
  columns: {
    product: 'Producto',
    quantity: 'Empaques',
    packWeight: 'Peso por empaque',
    unit: 'Unidad',
    note: 'Detalles',
  },
  source: 'Como se escribió',
  state: 'Estado',
  rowNumber: 'Fila',
  removal: 'Quitar',
  row: (number: number) => `Fila ${formatNumber(number)}`,
  /** Accessible name of a field. */
  cell: (column: string, number: number) => `${column}, fila ${formatNumber(number)}`,
  choose: 'Elija uno',
  /** Hidden text on a button, after the name of a product. */
  chooseWhere: (number: number) => `en la fila ${formatNumber(number)}`,
  foundCount: (count: number) => (count === 1 ? '1 producto' : `${formatNumber(count)} productos`),
  noneFound: 'Ningún producto lleva este nombre.',
  complete: 'Completa',
  check: 'Por revisar',
  missing: 'Falta',
  confirm: 'Es correcto',
  /** Hidden text that tells the buttons of the rows apart. */
  confirmWhat: (number: number, product: string, packs: string) => `fila ${formatNumber(number)}, ${product}, ${packs}`,
  packs: formatPacks,
  /** Part of a row's note, if its line states only a total. */
  packingOpen: 'empaque por definir',
  withoutWeight: 'El peso por empaque es 0.',
  remove: (number: number) => `Quitar la fila ${formatNumber(number)}`,
  tableFull: (most: number) =>
    `La tabla tiene lugar para ${formatNumber(most)} filas, como una solicitud de cotización.`,
  addRow: 'Agregar una fila',
  undo: 'Deshacer',
  removed: (count: number) => (count === 1 ? 'Se quitó 1 fila.' : `Se quitaron ${formatRowCount(count)}.`),
  pasted: (count: number) => (count === 1 ? 'Se llenó 1 fila.' : `Se llenaron ${formatRowCount(count)}.`),
  counts: (complete: number, check: number, missing: number) =>
    [
      complete > 0 && `${formatNumber(complete)} ${complete === 1 ? 'línea completa' : 'líneas completas'}`,
      check > 0 && `${formatNumber(check)} por revisar`,
      missing > 0 && `${formatNumber(missing)} con algo que falta`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  total: 'Total de lo completo',
  totals: (total: Total) => formatTotal(total),
  otherLines: (count: number) => (count === 1 ? '1 línea sin producto' : `${formatNumber(count)} líneas sin producto`),
  otherLinesText: 'No se agregan.',
  makeRow: 'Convertir en fila',
  keyboardHint:
    'Con Tab se pasa al campo siguiente; con las flechas y Enter, a la fila siguiente. Las celdas copiadas de una hoja de cálculo se pueden pegar en cualquier campo.',
} as const;

export const rowProblems = {
  'missing-product': 'Producto: elija uno.',
  'unknown-product': 'Producto: ninguno de los nuestros lleva este nombre. Elija uno.',
  'ambiguous-product': 'Producto: varios llevan este nombre. Elija uno.',
  'missing-quantity': 'Empaques: ¿cuántos?',
  'invalid-quantity': cartItemErrors['invalid-quantity'],
  'missing-weight': 'Peso por empaque: ¿cuánto lleva cada uno?',
  'invalid-weight': cartItemErrors['invalid-weight'],
  'note-too-long': cartItemErrors['note-too-long'],
} as const;

/** The reasons why a visitor must confirm what was read. */
export const rowDoubts: Readonly<Record<Doubt, string>> = {
  'unclear-product': '¿Es este el producto que usted busca?',
  'unassigned-number': '¿Qué significa uno de los números?',
  unclear: 'La línea no dice con claridad cuánto.',
  'two-readings': 'Un número se puede leer de dos maneras.',
};
