import { useState } from 'react';

/** How often something was opened; while it is 0, its code need not be loaded. */
export function useOpeningCount(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpening] = useState({ wasOpen: false, count: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, count: count + (isOpen ? 1 : 0) });
  return count;
}
