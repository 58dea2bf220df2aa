/** Number of cards shown at once. */
export const cardsPerPage = 3;

/** Start index of the next page; 0 after the last page. */
export function nextStart(start: number, length: number): number {
  const next = start + cardsPerPage;
  return next >= length ? 0 : next;
}

/** Start index of the previous page; the last full page before the first. */
export function previousStart(start: number, length: number): number {
  const previous = start - cardsPerPage;
  return previous < 0 ? Math.max(0, length - cardsPerPage) : previous;
}

/** The start index of each pagination dot, one per page. */
export function dotStarts(length: number): number[] {
  return Array.from({ length: Math.ceil(length / cardsPerPage) }, (_, dot) => dot * cardsPerPage);
}

/** Start index of the page that a card is on. */
export function pageStart(index: number): number {
  return index - (index % cardsPerPage);
}

/** Whether a card is on the page that begins at `start`. */
export function isShown(index: number, start: number): boolean {
  return index >= start && index < start + cardsPerPage;
}
