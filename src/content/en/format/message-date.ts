import { toLocalDay } from '#domain/day.ts';
import { formatDay } from './day.ts';

/** The date of a message, in English in every language: 20 November 2026. */
export function formatMessageDate(date: Date): string {
  return formatDay(toLocalDay(date));
}

/** The date of a message in the language of the page: in English the same. */
export function localizeMessageDate(date: string): string {
  return date;
}
