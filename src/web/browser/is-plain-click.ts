import type { MouseEvent } from 'react';

/** Whether a clicked link opens in this tab. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
