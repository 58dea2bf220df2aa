import type { MouseEvent } from 'react';

/** Whether a clicked link opens in this tab. With a key held, browsers open a new tab or window, or save the file. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
