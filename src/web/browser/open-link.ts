/**
 * Opens a URL exactly as a link would: a page in a new tab, an email in the email program. Call it in the click
 * handler before any await, or the popup blocker stops the new tab. No browser reports whether it opened.
 */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (link.protocol !== 'mailto:') link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
