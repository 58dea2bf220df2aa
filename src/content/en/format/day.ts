import { englishMonths } from '#content/english-months.ts';

/** `2026-10-02` becomes `2 October 2026`. */
export function formatDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${englishMonths[Number(month) - 1]} ${year}`;
}
