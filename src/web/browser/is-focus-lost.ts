/** Whether the element that had the focus was removed, or none had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
