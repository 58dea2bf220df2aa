import type { ReactNode } from 'react';

export function HiddenText({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
