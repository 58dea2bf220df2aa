import { quoteLabels as english } from '../../en/quote/quote-message.ts';
import { itemLineTexts } from '../cart/cart-item.ts';
import { localizeMessageDate } from '../format/message-date.ts';
import { formatTotal } from '../format/number.ts';
import {
  lotPaperNames,
  messageFamilyNames,
  messageItemName,
  messagePaperNames,
  paperFamilyNames,
  paperItemName,
} from '../papers/lot-paper-names.ts';
import { lotPapers } from '#content/papers/lot-papers.ts';
import { paperFamilies, productIds } from '#domain/catalogue/catalogue.ts';
import type { BuyerLabels } from '#domain/quote/bilingual-message.ts';
import { formatDocuments, parseDocuments } from '#domain/quote/document-list.ts';
import type { QuoteLabels } from '#domain/quote/quote-message.ts';
import { quoteDetailTexts } from './quote-details.ts';

/** The company reads this half of the message: it stays in English, and says what language the buyer reads. */
export const quoteLabels: QuoteLabels = { ...english, buyerLanguage: 'Language of the buyer: Spanish' };

/** The half of the message that the buyer reads. */
export const buyerLabels: BuyerLabels = {
  title: (reference) => `Solicitud de cotización ${reference}`,
  date: 'Fecha',
  dateText: localizeMessageDate,
  name: 'Nombre',
  phone: 'Teléfono de contacto',
  email: 'Correo',
  ...itemLineTexts,
  total: (total) => `Total: ${formatTotal(total)}`,
  more: (count) => (count === 1 ? 'y 1 producto más' : `y ${count} productos más`),
  details: {
    company: 'Empresa',
    destination: 'País de destino',
    port: 'Puerto de destino',
    incoterm: 'Incoterm (2020)',
    packing: 'Empaque',
    sample: 'Muestra',
    documents: 'Documentos',
    note: 'Nota',
  },
  detailText: (field, value) => {
    if (field === 'sample' && value === quoteDetailTexts.sampleValue) return 'la queremos antes del pedido';
    if (field !== 'documents') return value;
    return formatDocuments(
      parseDocuments(value).map(({ name, items }) => ({ name: toSpanishName(name), items: items.map(toSpanishName) })),
      ' para ',
    );
  },
  tooLong: 'Mi lista es larga: sigue solo en inglés.',
};

const spanishNames = new Map([
  ...lotPapers.map((paper) => [messagePaperNames[paper], lotPaperNames[paper]] as const),
  ...paperFamilies.map((family) => [messageFamilyNames[family], paperFamilyNames[family]] as const),
  ...productIds.map((id) => [messageItemName(id), paperItemName(id)] as const),
]);

/** A name that the buyer typed, and that no list has, stays as it is. */
function toSpanishName(name: string): string {
  return spanishNames.get(name) ?? name;
}

export { mailSubjects } from '../../en/quote/quote-message.ts';

export const printLabels: Pick<QuoteLabels, 'email' | 'details'> = buyerLabels;
