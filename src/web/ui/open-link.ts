/**
 * Opens an address in a new tab exactly as a link would. Call it in the click itself, before anything is awaited: browsers
 * take a later call for an unwanted window. Whether a window did open can't be known.
 */
export function openLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
