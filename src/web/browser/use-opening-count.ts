import { useState } from 'react';

export function useOpeningCount(isOpen: boolean): number {
  const [{ wasOpen, count }, setOpening] = useState({ wasOpen: false, count: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, count: count + (isOpen ? 1 : 0) });
  return count;
}
