/** Scrolls to the panel, and focuses the first field to fill in, or the button that sends. */
export function focusSendPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('input:invalid, button[type="submit"]')?.focus({ preventScroll: true });
}
