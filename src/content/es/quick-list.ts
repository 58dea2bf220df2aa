import type { Category } from '#domain/categories.ts';
import type { FieldName } from '#domain/quick-list/list-row.ts';
import { cartItemMessages } from './messages.ts';
import { formatNumber, formatPacks } from './number.ts';

/** Words that a buyer may use for all products of a category: lower case, no accents. */
export const categoryWords: Readonly<Record<Category, string>> = {
  cinnamon: '',
  'whole-spices': 'entera entero grano',
  'spice-powder': 'ground polvo molida molido poudre pulver gemahlen',
};

/** The box that takes a whole list. */
export const quickList = {
  title: 'Pegar una lista',
  text: 'Un producto por línea, como en su correo o su hoja de cálculo. Antes de agregar algo, usted ve lo que leímos.',
  needsEmail: 'Escriba su correo abajo y podrá agregar estas líneas a su solicitud de cotización.',
  label: 'Productos y cantidades',
  file: 'Elegir un archivo CSV',
  fileHint: 'o suéltelo sobre el cuadro.',
  close: 'Cerrar',
  how: 'Cómo puede escribir la lista',
  examples: [
    'Alba 10 x 25 kg',
    '4 sacos de 20 kg de canela molida, malla 60',
    'Pimienta negra molida; 4; 25; kg; tratada con vapor',
    'Macis 50 lb',
  ],
  columns:
    'Las columnas son producto, cantidad, peso por empaque, unidad y detalles. Con títulos en la primera línea pueden ir en otro orden.',
  counts: (ready: number, check: number, unread: number) =>
    [
      ready > 0 && `${countLines(ready)} ${ready === 1 ? 'lista' : 'listas'}`,
      check > 0 && `${formatNumber(check)} por revisar`,
      unread > 0 && `${formatNumber(unread)} sin entender`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  nothing: 'Aún no hay ninguna línea que leer.',
} as const;

/** Lists and files that are not read, or not completely. */
export const quickListErrors = {
  tooManyLines: (most: number, lines: number) =>
    `El texto tiene ${formatNumber(lines)} líneas. Se leen las primeras ${most}. El resto queda en el cuadro.`,
  tooLong: 'El texto pasa de 20 kB, así que no se lee. Quite una parte y agréguela después.',
  cleaned: 'Se quitaron signos invisibles, o «=» o «+» al comienzo de una celda.',
  unreadColumns: (titles: readonly string[]) => `No se leyó: ${titles.join(', ')}.`,
  fileTooLong: (name: string) => `${name} pasa de 20 kB. Guarde una parte en un archivo aparte.`,
  workbook: (name: string) =>
    `${name} es un libro de hojas de cálculo. Guárdelo como CSV, o copie sus celdas y péguelas aquí.`,
  noText: (name: string) => `${name} no contiene texto que se pueda leer. Guárdelo como CSV.`,
  otherList: 'Otra lista aún no se agregó por completo. Siga con ella o descártela primero.',
  otherTab: 'Otra pestaña de su navegador está agregando estas líneas. Primero deténgala allí.',
} as const;

/** What each line of the list was read as. */
export const quickLines = {
  ready: (count: number) => `Listas para agregar (${formatNumber(count)})`,
  check: (count: number) => `Por revisar (${formatNumber(count)})`,
  unread: (count: number) => `Sin entender (${formatNumber(count)})`,
  product: (category: string, type: string) => `${category}, ${type}`,
  packs: formatPacks,
  line: (number: number) => `Línea ${formatNumber(number)}`,
  details: (note: string) => `Detalles: ${note}`,
  withoutWeight: 'El peso por empaque es 0.',
  repeats: (line: number) => `El mismo producto que en la línea ${formatNumber(line)}.`,
  others: (count: number) => (count === 1 ? '1 línea sin producto' : `${formatNumber(count)} líneas sin producto`),
  /** In the details of an item of which only the total is known. */
  packingOpen: 'empaque por definir',
  whichProduct: '¿Qué producto?',
  confirm: (packs: string) => `${packs} es correcto`,
  choosePlease: 'Elija una opción',
  readAgain: 'Leer de nuevo',
  add: (count: number, total: number) =>
    count === total ? `Agregar ${countLines(count)}` : `Agregar ${formatNumber(count)} de ${countLines(total)}`,
} as const;

/** Why a line is not understood. */
export const quickProblems: Readonly<Record<FieldName, string>> = {
  product: 'No se nombra ninguno de nuestros productos, o se nombran varios.',
  packs: 'Falta el número de empaques o no está claro. Escriba la cantidad como 10 x 25 kg.',
  packWeight: 'Falta el peso por empaque o su unidad. Escriba la cantidad como 10 x 25 kg.',
  unit: 'Falta el peso por empaque o su unidad. Escriba la cantidad como 10 x 25 kg.',
  details: cartItemMessages['note-too-long'],
};

/** Adding the lines one by one. */
export const quickImport = {
  adding: 'Agregando…',
  /** `seconds` until the next call, where it has to be waited for. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Agregando ${current} de ${total}${seconds === undefined ? '' : `, espera de ${seconds} s por el servidor`}`,
  stopped: (added: number, total: number) => `Agregadas: ${added} de ${countLines(total)}. Faltan: ${total - added}.`,
  stop: 'Detener',
  goOn: 'Continuar',
  putBack: 'Devolver el resto al cuadro',
  notKept: 'Su navegador no guarda nada aquí: deje abierta esta página hasta que se agreguen todas las líneas.',
  added: (count: number) =>
    count === 1
      ? 'Se agregó 1 línea a su solicitud de cotización.'
      : `Se agregaron ${formatNumber(count)} líneas a su solicitud de cotización.`,
} as const;

function countLines(count: number): string {
  return count === 1 ? '1 línea' : `${formatNumber(count)} líneas`;
}
