/**
 * Opens a URL in a new tab exactly as a link would. Call it in the click handler before any await, or the popup blocker
 * stops it. Whether a window opened can't be known.
 */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
