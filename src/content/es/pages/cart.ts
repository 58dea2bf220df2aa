import { formatItemCount, formatPacks, formatPounds, formatTotal, formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const head: PageHead = {
  title: `Su solicitud de cotización | ${company.name}`,
  description:
    'Las especias que eligió. Revise los productos, agregue su nombre y su número y envíenos la solicitud por WhatsApp.',
};

export const cartPageTexts = {
  title: 'Su solicitud de cotización',
  lead: 'Revise los productos y envíenos la solicitud. Le respondemos con una cotización.',
  loading: 'Se está abriendo su solicitud de cotización.',
} as const;

export const emailStepTexts = {
  title: 'Escriba su correo para ver su solicitud',
  text: 'Su solicitud de cotización se guarda con su correo. Sin cuenta ni contraseña.',
  email: 'Correo',
  submit: 'Continuar',
  keep: (email: string) => `Seguir con ${email}`,
  forgotten: 'Su correo, su nombre y su número se borraron de este navegador.',
} as const;

export const emptyCartTexts = {
  title: 'Su solicitud de cotización está vacía',
  text: 'Elija una especia, el peso por empaque y la cantidad, y la encontrará aquí.',
  continue: 'Seguir eligiendo',
} as const;

export const cartTableTexts = {
  label: 'Productos de su solicitud de cotización',
  count: formatItemCount,
  category: 'Categoría',
  type: 'Tipo',
  quantity: 'Cantidad',
  packWeight: 'Peso por empaque',
  actions: 'Acciones',
  remove: 'Quitar',
  change: 'Cambiar',
  /** Accessible name of the form that `change` opens. */
  changeRow: (row: string) => `Cambiar ${row}`,
  changed: (category: string, type: string) => `Cambio guardado: ${category}, ${type}.`,
  /** Hidden text before the weight of all packs of a row. */
  rowTotal: 'total',
  weight: (weight: Weight) => formatWeights([weight]),
  pounds: formatPounds,
  /** This line stands under a product: the documents that are asked for with it. */
  documents: (names: readonly string[]) => `Documentos: ${names.join(', ')}`,
  /** This line stands under a product that several rows have in the same pack. */
  alike: (rows: number) => `${rows} filas como esta`,
  totalLabel: 'Total',
  formatTotal,
  addMore: 'Agregar más',
  pasteList: 'Pegar una lista',
  clear: 'Nueva lista',
  share: 'Compartir',
} as const;

export const rowEditorTexts = {
  quantity: 'Cantidad',
  fewer: 'Un empaque menos',
  more: 'Un empaque más',
  packWeight: 'Peso por empaque',
  unit: 'Unidad',
  save: 'Guardar',
  cancel: 'Cancelar',
  changedElsewhere: (item: string) =>
    `Esta fila se cambió entretanto en otro lugar. Ahora es: ${item}. Lo que usted escribió aquí se conserva y lo reemplaza al guardar.`,
  missingWeight: 'Indique el peso por empaque.',
} as const;

export const shareListTexts = {
  title: 'Compartir estos productos',
  text: 'El enlace contiene solo los productos y sus detalles. No lleva su correo, su nombre ni su número.',
  cutNotice: (most: number, count: number) =>
    `Un enlace lleva ${most} productos como máximo. Quedan fuera los últimos de su solicitud: ${count - most} de ${count}.`,
  link: 'Enlace a estos productos',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  notCopied: 'El enlace está seleccionado. Cópielo manualmente.',
  close: 'Cerrar',
} as const;

export const removedNoticeTexts = {
  removed: (category: string, type: string) => `Se quitó: ${category}, ${type}.`,
  undo: 'Deshacer',
  /** Hidden text after `undo`, for screen readers. */
  undoWhat: (row: string) => `y recuperar ${row}`,
  back: (category: string, type: string) => `De nuevo en su solicitud de cotización: ${category}, ${type}.`,
} as const;

/** The texts of emptying the cart for a new list, with undo. */
export const clearingNoticeTexts = {
  cleared: (count: number) => (count === 1 ? 'Se quitó 1 producto.' : `Se quitaron ${formatItemCount(count)}.`),
  undo: 'Deshacer',
  undoWhat: 'y recuperarlos',
  /** `seconds`: how long until the server allows the next item; undefined if there is no wait. */
  clearing: (left: number, seconds: number | undefined) => `Quitando ${formatItemCount(left)}${formatWait(seconds)}`,
  restoring: (left: number, seconds: number | undefined) =>
    `Recuperando ${formatItemCount(left)}${formatWait(seconds)}`,
  restored: (count: number) =>
    count === 1
      ? '1 producto está de nuevo en su solicitud de cotización.'
      : `${formatItemCount(count)} están de nuevo en su solicitud de cotización.`,
  clearFailed: (left: number) =>
    `No se pudo quitar todo. En su solicitud de cotización aún hay ${formatItemCount(left)}. Inténtelo de nuevo.`,
  restoreFailed: (left: number, reason: string) => `Falta recuperar ${formatItemCount(left)}. ${reason}`,
} as const;

function formatWait(seconds: number | undefined): string {
  return seconds === undefined ? '…' : `, espera de ${seconds} s por el límite del servidor`;
}

const another: Readonly<Record<CategoryId, string>> = {
  cinnamon: 'Agregar otra canela',
  'whole-spices': 'Agregar otra especia entera',
  'spice-powder': 'Agregar otra especia molida',
};

export const addedNoticeTexts = {
  added: (name: string, quantity: number, weight: string, unit: string) =>
    `Agregado a su solicitud de cotización: ${name}, ${formatPacks(quantity, weight, unit)}.`,
  another,
  send: 'Enviar la solicitud',
} as const;
