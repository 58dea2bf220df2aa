export function focusSendPanel(panel: HTMLElement | null): void {
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('input:invalid, button[type="submit"]')?.focus({ preventScroll: true });
}
