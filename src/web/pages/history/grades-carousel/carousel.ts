export const cardsPerPage = 3;

export function getNextStart(start: number, length: number): number {
  const next = start + cardsPerPage;
  return next >= length ? 0 : next;
}

export function getPreviousStart(start: number, length: number): number {
  const previous = start - cardsPerPage;
  return previous < 0 ? Math.max(0, length - cardsPerPage) : previous;
}

export function listPageStarts(length: number): number[] {
  return Array.from({ length: Math.ceil(length / cardsPerPage) }, (_, page) => page * cardsPerPage);
}

export function getPageStart(index: number): number {
  return index - (index % cardsPerPage);
}

export function isShown(index: number, start: number): boolean {
  return index >= start && index < start + cardsPerPage;
}
