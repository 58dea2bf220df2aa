/** The day of a time where the visitor is. In a file of its own, because `day.ts` is of other pages. */
export function toLocalDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
