import { formatNumber } from '../format/number.ts';

export const listBoxTexts = {
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
  tooLong: (kilobytes: number) =>
    `El texto pasa de ${formatNumber(kilobytes)} kB, así que no se lee. Pegue solo las líneas con productos.`,
} as const;

/** What was not read, or not completely. */
export const listRemarks = {
  tooManyLines: (most: number, lines: number) =>
    `El texto tiene ${formatNumber(lines)} líneas. Se leen las primeras ${formatNumber(most)}. El resto queda en el cuadro.`,
  tableFull: (most: number) =>
    `La tabla tiene lugar para ${formatNumber(most)} filas, como una solicitud de cotización. El resto queda en el cuadro.`,
  cleaned: 'Se quitaron caracteres invisibles, o «=» o «+» al comienzo de una celda.',
  hiddenSheets: (names: readonly string[]) =>
    names.length === 1
      ? `No se leyó una hoja oculta: ${names[0]}.`
      : `No se leyeron las hojas ocultas: ${names.join(', ')}.`,
  emptyFormulas: (count: number) =>
    count === 1
      ? '1 fórmula no tiene resultado y su celda queda vacía. Primero guarde el archivo en su programa de hojas de cálculo.'
      : `${formatNumber(count)} fórmulas no tienen resultado y sus celdas quedan vacías. Primero guarde el archivo en su programa de hojas de cálculo.`,
  ignoredColumns: (titles: readonly string[]) => `No se leyó: ${titles.join(', ')}.`,
} as const;

/** Files that can't be read. */
export const fileErrors = {
  'large-text': (name: string) =>
    `${name} es demasiado grande para una lista. Guarde la parte con los productos en un archivo aparte.`,
  empty: (name: string) => `${name} está vacío.`,
  'no-text': (name: string) => `${name} no contiene texto que se pueda leer. Guarde su lista como .xlsx o CSV.`,
  unreadable: (name: string) => `No se puede abrir ${name}. Elíjalo de nuevo.`,
  encrypted: (name: string) => `${name} tiene contraseña. Guárdelo sin ella.`,
  'old-workbook': (name: string) => `${name} es un libro antiguo u otro tipo de archivo. Guárdelo como .xlsx o CSV.`,
  'broken-workbook': (name: string) =>
    `${name} no se puede leer como libro de hojas de cálculo. Ábralo y guárdelo de nuevo como .xlsx, o copie sus celdas y péguelas aquí.`,
  'large-workbook': (name: string) =>
    `${name} es demasiado grande para leerlo aquí. Copie las celdas con los productos y péguelas aquí.`,
} as const;
