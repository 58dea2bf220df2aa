/**
 * Scrolls only the element's parent, the row, which must be positioned (`position: relative`), because `offsetLeft`
 * counts from the nearest positioned ancestor. `scrollIntoView` would also scroll the page.
 */
export function centerInRow(element: HTMLElement): void {
  const row = element.parentElement;
  if (row) row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}
