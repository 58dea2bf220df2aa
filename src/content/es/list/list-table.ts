import { countItems, formatNumber, formatPacks, formatTotal, formatWeights } from '../format/number.ts';
import type { Total, Weight } from '#domain/cart/weight.ts';
import type { Doubt } from '#domain/quick-list/list-row.ts';
import { cartItemMessages } from './cart-item.ts';

/** The panel around the table: where the rows come from, and the button that adds them. */
export const listPanel = {
  title: 'Pegar una lista',
  text: 'Pegue su lista o elija un archivo. Antes de agregar algo, usted ve línea por línea lo que leímos.',
  shared: (count: number) => (count === 1 ? 'Le compartieron 1 producto' : `Le compartieron ${countItems(count)}`),
  request: (count: number, reference: string) => `${countItems(count)} de ${reference}`,
  sharedText: 'Su propia solicitud de cotización no cambia hasta que usted agregue algo.',
  damaged: 'El enlace a los productos compartidos está dañado. Pídalo de nuevo.',
  add: (count: number, total: number) =>
    count === total ? `Agregar ${countItems(count)}` : `Agregar ${formatNumber(count)} de ${countItems(total)}`,
  nothingToAdd: 'Ninguna fila está completa. Primero complete o confirme una.',
  emailFor: '¿Con qué correo?',
  emailHint: 'Su solicitud de cotización se guarda con su correo. Sin cuenta ni contraseña.',
  close: 'Cerrar',
  refuse: 'No, gracias',
  notKept: 'Su navegador no guarda nada aquí: deje abierta esta página hasta que se agreguen todas las líneas.',
} as const;

/** The box that takes a text or a file. */
export const listBox = {
  label: 'Productos y cantidades',
  hint: 'Un producto por línea, como en su correo o su hoja de cálculo.',
  more: 'Agregar más líneas o un archivo',
  read: 'Leer estas líneas',
  file: 'Elegir un archivo',
  fileHint: 'Excel (.xlsx), CSV o texto; también puede soltarlo aquí.',
  reading: (name: string) => `Leyendo ${name}.`,
  byHand: 'Llenar la tabla a mano',
  how: 'Cómo puede escribir la lista',
  examples: [
    'Alba 10 x 25 kg',
    '4 sacos de 20 kg de canela molida, malla 60',
    'Pimienta negra molida; 4; 25; kg; tratada con vapor',
    'Macis 50 lb',
  ],
  columns:
    'Las columnas son producto, cantidad, peso por empaque, unidad y detalles. Con títulos en la primera línea pueden ir en otro orden.',
  nothing: 'En este texto no se encontró ningún producto.',
} as const;

/** What was not read, or not completely. */
export const listRemarks = {
  tooManyLines: (most: number, lines: number) =>
    `El texto tiene ${formatNumber(lines)} líneas. Se leen las primeras ${formatNumber(most)}. El resto queda en el cuadro.`,
  tableFull: (most: number) =>
    `La tabla tiene lugar para ${formatNumber(most)} filas, como una solicitud de cotización. El resto queda en el cuadro.`,
  tooLong: (kilobytes: number) =>
    `El texto pasa de ${formatNumber(kilobytes)} kB, así que no se lee. Pegue solo las líneas con productos.`,
  cleaned: 'Se quitaron caracteres invisibles, o «=» o «+» al comienzo de una celda.',
  hiddenSheets: (names: readonly string[]) =>
    names.length === 1
      ? `No se leyó una hoja oculta: ${names[0]}.`
      : `No se leyeron las hojas ocultas: ${names.join(', ')}.`,
  emptyFormulas: (count: number) =>
    count === 1
      ? '1 fórmula no tiene resultado y su celda queda vacía. Primero guarde el archivo en su programa de hojas de cálculo.'
      : `${formatNumber(count)} fórmulas no tienen resultado y sus celdas quedan vacías. Primero guarde el archivo en su programa de hojas de cálculo.`,
  unreadColumns: (titles: readonly string[]) => `No se leyó: ${titles.join(', ')}.`,
} as const;

/** Files that can't be read. */
export const fileErrors = {
  tooLong: (name: string) =>
    `${name} es demasiado grande para una lista. Guarde la parte con los productos en un archivo aparte.`,
  empty: (name: string) => `${name} está vacío.`,
  noText: (name: string) => `${name} no contiene texto que se pueda leer. Guarde su lista como .xlsx o CSV.`,
  gone: (name: string) => `No se puede abrir ${name}. Elíjalo de nuevo.`,
  encrypted: (name: string) => `${name} tiene contraseña. Guárdelo sin ella.`,
  oldWorkbook: (name: string) => `${name} es un libro antiguo u otro tipo de archivo. Guárdelo como .xlsx o CSV.`,
  'broken-workbook': (name: string) =>
    `${name} no se puede leer como libro de hojas de cálculo. Ábralo y guárdelo de nuevo como .xlsx, o copie sus celdas y péguelas aquí.`,
  'large-workbook': (name: string) =>
    `${name} es demasiado grande para leerlo aquí. Copie las celdas con los productos y péguelas aquí.`,
} as const;

export const listTable = {
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
  /** Hidden text behind a product on a button. */
  chooseWhere: (number: number) => `en la fila ${formatNumber(number)}`,
  found: (count: number) => (count === 1 ? '1 producto' : `${formatNumber(count)} productos`),
  none: 'Ningún producto lleva este nombre.',
  complete: 'Completa',
  check: 'Por revisar',
  missing: 'Falta',
  confirm: 'Es correcto',
  /** Hidden text that tells the buttons of the rows apart. */
  confirmWhat: (number: number, product: string, packs: string) => `fila ${formatNumber(number)}, ${product}, ${packs}`,
  packs: formatPacks,
  /** In the note of a row whose line says only a total. */
  packingOpen: 'empaque por definir',
  withoutWeight: 'El peso por empaque es 0.',
  remove: (number: number) => `Quitar la fila ${formatNumber(number)}`,
  addRow: 'Agregar una fila',
  undo: 'Deshacer',
  removed: (count: number) => (count === 1 ? 'Se quitó 1 fila.' : `Se quitaron ${countRows(count)}.`),
  pasted: (count: number) => (count === 1 ? 'Se llenó 1 fila.' : `Se llenaron ${countRows(count)}.`),
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
  others: (count: number) => (count === 1 ? '1 línea sin producto' : `${formatNumber(count)} líneas sin producto`),
  othersText: 'No se agregan.',
  makeRow: 'Convertir en fila',
  keys: 'Con Tab se pasa al campo siguiente; con las flechas y Enter, a la fila siguiente. Las celdas copiadas de una hoja de cálculo se pueden pegar en cualquier campo.',
} as const;

/** The products as a table to order from. */
export const orderPad = {
  label: 'Productos para pedir',
  text: 'Escriba empaques y peso por empaque en las filas que necesite y agréguelas todas de una vez.',
  /** For those who have a keyboard. */
  keys: 'Con Tab, las flechas y Enter se pasa de un campo a otro. También se pueden pegar celdas de una hoja de cálculo.',
  size: 'Diámetro o malla',
  total: 'Total',
  diameter: (millimetres: number) => `hasta ${millimetres}\u00A0mm`,
  mesh: (mesh: string) => `malla ${mesh}`,
  /** Accessible name of a field. */
  cell: (column: string, product: string) => `${column}, ${product}`,
  weight: (weight: Weight) => formatWeights([weight]),
  summary: (items: number, missing: number, total: Total | undefined) =>
    [
      `${countItems(items)}${total ? `, ${formatTotal(total)}` : ''}`,
      missing > 0 && `${formatNumber(missing)} con algo que falta`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  hidden: (count: number) => (count === 1 ? '1 fila no se muestra aquí.' : `${countRows(count)} no se muestran aquí.`),
  adding: 'Agregando los productos',
  toCart: 'Abrir su solicitud de cotización',
} as const;

/** Which field of a row lacks what. */
export const rowProblems = {
  'missing-product': 'Producto: elija uno.',
  'unknown-product': 'Producto: ninguno de los nuestros lleva este nombre. Elija uno.',
  'which-product': 'Producto: varios llevan este nombre. Elija uno.',
  'missing-quantity': 'Empaques: ¿cuántos?',
  'invalid-quantity': cartItemMessages['invalid-quantity'],
  'missing-weight': 'Peso por empaque: ¿cuánto lleva cada uno?',
  'invalid-weight': cartItemMessages['invalid-weight'],
  'note-too-long': cartItemMessages['note-too-long'],
} as const;

/** Why what was read must be confirmed. */
export const rowDoubts: Readonly<Record<Doubt, string>> = {
  'other-words': '¿Es este el producto que usted busca?',
  'open-number': '¿Qué significa uno de los números?',
  unclear: 'La línea no dice con claridad cuánto.',
  'two-readings': 'Un número se puede leer de dos maneras.',
};

/** Adding the rows one by one. */
export const listJob = {
  adding: 'Agregando…',
  /** `seconds` until the next call, where it has to be waited for. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Agregando ${current} de ${total}${seconds === undefined ? '' : `, espera de ${seconds} s por el servidor`}`,
  stopped: (added: number, total: number) => `Agregadas: ${added} de ${countLines(total)}. Faltan: ${total - added}.`,
  stop: 'Detener',
  goOn: 'Continuar',
  putBack: 'Devolver el resto a la tabla',
  added: (count: number) =>
    count === 1
      ? 'Se agregó 1 línea a su solicitud de cotización.'
      : `Se agregaron ${countLines(count)} a su solicitud de cotización.`,
  otherRows: 'Otra lista aún no se agregó por completo. Siga con ella o devuélvala a la tabla.',
  otherTab: 'Otra pestaña de su navegador está agregando estas líneas. Primero deténgala allí.',
} as const;

function countLines(count: number): string {
  return count === 1 ? '1 línea' : `${formatNumber(count)} líneas`;
}

function countRows(count: number): string {
  return count === 1 ? '1 fila' : `${formatNumber(count)} filas`;
}
