import { useState } from 'react';

/**
 * Counts how often `isOpen` has become true: 0 until the first opening. As a `key`, the count mounts an element anew
 * for each opening. State is set while rendering: React renders again at once, before the children.
 */
export function useOpeningCount(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpening] = useState({ wasOpen: false, count: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, count: count + (isOpen ? 1 : 0) });
  return count;
}
