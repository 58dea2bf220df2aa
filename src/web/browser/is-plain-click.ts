import type { MouseEvent } from 'react';

/** Whether the link opens in this tab: with a key held, browsers open a tab or window, or save the file. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
