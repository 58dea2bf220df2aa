const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-10-02` becomes `2 October 2026`. */
export function formatDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}
