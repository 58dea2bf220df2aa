import { capitalCounts, counts } from '../catalogue/counts.ts';
import { getCategoryNameInOrders } from '../catalogue/names.ts';
import { toNameInSentence } from '../format/name-in-sentence.ts';
import { formatMeasure, formatNumber, formatPacks, formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { OrderText } from '#content/pages/order-texts.ts';
import type { Weight } from '#domain/cart/weight.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const orderTextsByCategory: Record<CategoryId, OrderText> = {
  cinnamon: {
    head: {
      title: `Cotizar canela de Ceilán | ${company.name}`,
      description: `Elija entre ${counts.cinnamon} grados y presentaciones de canela de Ceilán, de Alba a canela molida. Indique peso por empaque y cantidad y agréguela a su solicitud.`,
    },
    lead: `${capitalCounts.cinnamon} grados y presentaciones de canela de Ceilán. Elija uno, indique el peso por empaque y agréguelo a su solicitud de cotización.`,
  },
  'whole-spices': {
    head: {
      title: `Cotizar especias enteras | ${company.name}`,
      description:
        'Especias enteras de un exportador de Sri Lanka: pimienta, nuez moscada, clavo, macis, cúrcuma y más. Indique peso por empaque y cantidad y agréguelas a su solicitud.',
    },
    lead: `${capitalCounts.wholeSpices} especias enteras. Elija una, indique el peso por empaque y agréguela a su solicitud de cotización.`,
  },
  'spice-powder': {
    head: {
      title: `Cotizar especias molidas | ${company.name}`,
      description: `${capitalCounts.spicePowder} especias molidas: pimienta, nuez moscada, jengibre, clavo, cúrcuma, chile. Indique peso por empaque y cantidad y agréguelas a su solicitud.`,
    },
    lead: `${capitalCounts.spicePowder} especias molidas. Elija una, indique el peso por empaque y agréguela a su solicitud de cotización.`,
  },
};

export const orderPageTexts = {
  shop: 'Cotizar',
  title: (categoryId: CategoryId) => `Cotizar ${toNameInSentence(getCategoryNameInOrders(categoryId))}`,
  sampleTitle: 'Pedir una muestra',
  sampleLead: 'La muestra es de 100 g. Cámbiela si necesita más.',
  sampleHead: (name: string) => `Muestra de ${toNameInSentence(name)}`,
  back: 'Todas las categorías',
  otherTypes: 'Otros tipos',
  galleryLabel: 'Tipos disponibles, en imágenes',
  about: (name: string) => `Más sobre ${toNameInSentence(name)}`,
  formLabel: 'Su solicitud',
  type: 'Tipo disponible',
  typeOption: (name: string, millimetres: number) => `${name}, hasta ${millimetres} mm`,
  diameter: (millimetres: number) => `${millimetres}\u00a0mm`,
  packWeight: 'Peso por empaque',
  sampleWeight: 'Peso de la muestra',
  packWeightHint: 'De un empaque; por ejemplo, 25 o 0.5.',
  /** The button that fills in the pack of the item that was added last. */
  lastPack: (weight: string, unit: string) => `${formatMeasure(weight, unit)}, como antes`,
  unit: 'Unidad',
  quantity: 'Cantidad',
  quantityHint: 'Número de empaques.',
  fewer: 'Un empaque menos',
  more: 'Un empaque más',
  email: 'Correo',
  emailHint: 'Su solicitud de cotización se guarda con este correo.',
  quotingAs: (email: string) => `Solicitud de ${email},`,
  change: 'cambiar',
  /** Hidden text after `change`, for screen readers. */
  changeWhat: 'su correo',
  otherEmail: (email: string) => `Así empieza otra solicitud de cotización. La de ${email} queda como está.`,
  summaryLabel: (name: string) => `Agregar ${toNameInSentence(name)} a su solicitud de cotización`,
  summary: (quantity: number, weight: string, unit: string, name: string) =>
    `${formatPackCount(quantity)} de ${formatMeasure(weight, unit)} de ${toNameInSentence(name)}`,
  summaryOpen: (quantity: number, name: string) =>
    `${formatPackCount(quantity)} de ${toNameInSentence(name)}: escriba el peso por empaque`,
  summaryUncounted: (name: string) => `${name}, con la cantidad por definir`,
  total: (weight: Weight) => `, ${formatWeights([weight])} en total.`,
  end: '.',
  inCart: (list: string) => `Ya en su solicitud de cotización: ${list}.`,
  pack: formatPacks,
  seeCart: 'Ver su solicitud de cotización',
  add: 'Agregar a la solicitud',
  adding: 'Agregando…',
  added: 'Agregado',
  note: 'Sin pago y sin compromiso. Usted envía la solicitud cuando esté completa y le respondemos con una cotización.',
} as const;

function formatPackCount(quantity: number): string {
  return quantity === 1 ? '1 empaque' : `${formatNumber(quantity)} empaques`;
}
