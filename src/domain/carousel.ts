/** How many cards a carousel shows at once (spec section 9). */
export const cardsPerPage = 3;

/** Start index after "next": one page on, back to 0 where that would reach or pass the end (spec section 4). */
export function nextStart(start: number, length: number): number {
  const next = start + cardsPerPage;
  return next >= length ? 0 : next;
}

/** Start index after "previous": one page back, to the last full page where that would be below 0 (spec section 4). */
export function previousStart(start: number, length: number): number {
  const previous = start - cardsPerPage;
  return previous < 0 ? Math.max(0, length - cardsPerPage) : previous;
}

/** The start index of each dot: one for every group of three, dot n leads to 3 * n (spec section 4). */
export function dotStarts(length: number): readonly number[] {
  return Array.from({ length: Math.ceil(length / cardsPerPage) }, (_, dot) => dot * cardsPerPage);
}

/** Whether a card is among those that are shown from a start index. */
export function isShown(index: number, start: number): boolean {
  return index >= start && index < start + cardsPerPage;
}
