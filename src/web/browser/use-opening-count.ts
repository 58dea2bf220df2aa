import { useState } from 'react';

/**
 * Counts how often `isOpen` has become true. Used as a `key`, the count mounts an element anew for each opening. Sets
 * state while rendering, so that React renders again before it renders the children.
 */
export function useOpeningCount(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpening] = useState({ wasOpen: false, count: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, count: count + (isOpen ? 1 : 0) });
  return count;
}
