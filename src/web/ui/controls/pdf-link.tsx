import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface PdfLinkProps {
  path: string;
  label?: string;
  children: ReactNode;
}

/** Because of its `type`, `findLinkPath` does not take the PDF for a page. */
export function PdfLink({ path, label, children }: PdfLinkProps) {
  return (
    <TextLink href={path} type="application/pdf" aria-label={label}>
      {children}
    </TextLink>
  );
}
