import { formatDay as formatEnglishDay } from '../../en/format/day.ts';
import { formatDay } from './day.ts';

export { formatMessageDate } from '../../en/format/message-date.ts';

/** The date of a message in the language of the page: 20 de noviembre de 2026. */
export function localizeMessageDate(date: string): string {
  const [dayOfMonth, , year] = date.split(' ');
  // Compared with the English date of each month, so that the English months stand in one file.
  const days = Array.from({ length: 12 }, (_, month) => `${year}-${month + 1}-${dayOfMonth}`);
  const day = days.find((each) => formatEnglishDay(each) === date);
  return day === undefined ? date : formatDay(day);
}
