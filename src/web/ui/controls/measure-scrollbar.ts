/**
 * Measures the page's scrollbar; call it before a dialog opens. The open dialog hides the scrollbar, and the page
 * leaves room of the same width, so that it does not move.
 */
export function measureScrollbar(): void {
  const { documentElement: html } = document;
  html.style.setProperty('--scrollbar', `${window.innerWidth - html.clientWidth}px`);
}
