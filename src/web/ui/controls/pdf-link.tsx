import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface PdfLinkProps {
  path: string;
  label?: string;
  children: ReactNode;
}

/** A link to a PDF. By its type, `findLinkPath` does not take it for a page. */
export function PdfLink({ path, label, children }: PdfLinkProps) {
  return (
    <TextLink href={path} type="application/pdf" aria-label={label}>
      {children}
    </TextLink>
  );
}
