import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface PdfLinkProps {
  path: string;
  label?: string;
  children: ReactNode;
}

export function PdfLink({ path, label, children }: PdfLinkProps) {
  return (
    <TextLink href={path} type="application/pdf" aria-label={label}>
      {children}
    </TextLink>
  );
}
