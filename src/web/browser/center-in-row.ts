/** Scrolls the row only. `scrollIntoView` would also scroll the page. */
export function centerInRow(element: HTMLElement): void {
  const row = element.parentElement;
  if (row) row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}
