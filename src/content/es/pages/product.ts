import { answersInSpanish } from '../company/answers-in-spanish.ts';
import { formatDay } from '../format/day.ts';
import { toNameInSentence } from '../format/name-in-sentence.ts';
import { formatWeights } from '../format/number.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Weight } from '#domain/cart/weight.ts';
import { getCategoryId, getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { getStoredCategoryName } from '#domain/catalogue/categories.ts';

export function composeProductHead(name: string, summary: string): PageHead {
  return { title: `${name} | ${company.name}`, description: summary };
}

export const productPageTexts = {
  /** The breadcrumb of the page with all products. */
  parent: 'Nuestros productos',
  back: 'Volver a los productos',
  picturesLabel: (name: string) => `Imágenes de ${toNameInSentence(name)}`,
  enlarge: (alt: string) => `Ver en grande: ${alt}`,
  showPicture: (number: number, alt: string) => `Mostrar la imagen ${number}: ${alt}`,
  keyFiguresLabel: 'Datos clave',
  request: 'Solicitar cotización',
  requestHint: 'Aún no se envía nada. Primero verá su solicitud completa.',
  packs: {
    packWeight: 'Peso por empaque',
    unit: 'Unidad',
    quantity: 'Cantidad',
    usual: (kilograms: string) => `${kilograms}\u00a0kg, un empaque usual`,
    total: (weight: Weight) => `${formatWeights([weight])} en total`,
  },
  sample: 'Pedir una muestra',
  ask: answersInSpanish(company) ? 'Escríbanos en español:' : 'Escríbanos sobre este producto:',
  askWays: { whatsApp: 'por WhatsApp', mail: 'por correo' },
  /** The question in Spanish, then in English, where the product has its stored name. */
  question: (name: string, id: ProductId) =>
    `Pregunta sobre ${toNameInSentence(name)} / Question about ${getStoredCategoryName(getCategoryId(id))}, ${getStoredType(id)} (product ${id})`,
  inCart: 'Ya está en su solicitud',
  seeCart: 'véalo',
  seeCartLabel: 'véalo en su solicitud de cotización',
  descriptionTitle: 'Sobre este producto',
  figuresTitle: 'Más datos',
  compare: 'Comparar con productos similares',
  sheet: 'Ficha de producto (PDF)',
  papersTitle: 'Documentos para este producto',
  papersText: 'Marque los que necesita. Su solicitud los pide para este producto.',
  papersLink: 'Qué dice cada documento',
  held: (name: string, number: string, until: string) => `${name}, n.º ${number}, vigente hasta ${formatDay(until)}`,
  lastLot: (day: string, figures: string) => `Nuestro último lote, analizado el ${formatDay(day)}: ${figures}`,
  neighboursLabel: (category: string) => `Más en ${toNameInSentence(category)}`,
  previous: 'Anterior',
  next: 'Siguiente',
  /** The link at either end of a category, where there is no neighbour. */
  allInCategory: {
    cinnamon: 'Todos los productos de canela',
    'whole-spices': 'Todas las especias enteras',
    'spice-powder': 'Todas las especias molidas',
  },
} as const;
