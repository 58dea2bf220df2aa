/** The company reads the message: it stays in English. */
export { mailSubjects, messageDate, quoteLabels } from '../en/quote-message.ts';

/** Formats a date for the pages and the sheets: 20 de noviembre de 2026. */
export function longDate(date: Date): string {
  return new Intl.DateTimeFormat('es', { dateStyle: 'long' }).format(date);
}
