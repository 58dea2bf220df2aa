/**
 * Call it before a dialog opens. The open dialog hides the page's scrollbar, and the page leaves room of the same
 * width, so that it does not move.
 */
export function measureScrollbar(): void {
  const { documentElement: html } = document;
  html.style.setProperty('--scrollbar', `${window.innerWidth - html.clientWidth}px`);
}
