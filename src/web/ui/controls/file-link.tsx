import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface FileLinkProps {
  path: string;
  label?: string;
  children: ReactNode;
}

/** A link to a file: its type keeps it from being prefetched as a page. */
export function FileLink({ path, label, children }: FileLinkProps) {
  return (
    <TextLink href={path} type="application/pdf" aria-label={label}>
      {children}
    </TextLink>
  );
}
