import type { ReactNode } from 'react';
import { Section } from './section.tsx';

interface ClosingSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function ClosingSection({ title, lead, children }: ClosingSectionProps) {
  return (
    <Section background="linen" title={title} lead={lead} contentBeside="narrow" containerClassName="lg:items-center">
      <p className="flex flex-wrap gap-4">{children}</p>
    </Section>
  );
}
