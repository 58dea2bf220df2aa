import type { ReactNode } from 'react';
import { Section } from './section.tsx';

interface ClosingSectionProps {
  title: string;
  lead: string;
  /** Calls to action. */
  children: ReactNode;
}

/** The last section of a long page, with links to continue. */
export function ClosingSection({ title, lead, children }: ClosingSectionProps) {
  return (
    <Section tone="linen" title={title} lead={lead} className="beside">
      <p className="flex flex-wrap gap-4">{children}</p>
    </Section>
  );
}
