export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The day in UTC, such as `2026-01-31`. */
export function toUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function toLocalDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function isDay(text: string): boolean {
  const date = new Date(text);
  // JavaScript reads 31 February as a day of March.
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf()) && toUtcDay(date) === text;
}
