import { quoteLabels as english } from '../en/quote-message.ts';
import type { QuoteLabels } from '#domain/quote-message.ts';

/** The company reads the message: it stays in English, and says what language the buyer reads. */
export const quoteLabels: QuoteLabels = { ...english, buyerLanguage: 'Language of the buyer: Spanish' };

export { mailSubjects, messageDate } from '../en/quote-message.ts';

/** The words of the printed request for its fields. */
export const printLabels: Pick<QuoteLabels, 'email' | 'details'> = {
  email: 'Correo',
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
};

const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The date of a message as the page shows it: 20 de noviembre de 2026. */
export function localizeDate(date: string): string {
  const [day, month = '', year] = date.split(' ');
  const index = englishMonths.indexOf(month);
  return index === -1 ? date : longDate(new Date(Number(year), index, Number(day)));
}

/** Formats a date for the pages and the sheets: 20 de noviembre de 2026. */
export function longDate(date: Date): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'long' }).format(date);
}
