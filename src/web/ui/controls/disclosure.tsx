import type { ReactNode } from 'react';
import { Chevron } from './chevron.tsx';

interface DisclosureProps {
  summary: ReactNode;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

/**
 * A part of a form or page that opens, between two lines, with a chevron. A line of help that opens is a plain
 * `details`, with the browser's triangle.
 */
export function Disclosure({ summary, isInitiallyOpen = false, children }: DisclosureProps) {
  return (
    <details className="border-y border-hairline" open={isInitiallyOpen}>
      <summary className="flex min-h-control cursor-pointer flex-wrap items-center gap-x-2 py-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <Chevron className="mr-2 mb-1 transition-transform [[open]>summary>&]:-mb-1" />
      </summary>
      {children}
    </details>
  );
}
