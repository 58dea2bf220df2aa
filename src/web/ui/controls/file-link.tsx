import type { ReactNode } from 'react';

interface FileLinkProps {
  path: string;
  /** Accessible name, where the words alone are not unique. */
  label?: string;
  children: ReactNode;
}

/** A link to a file: its type keeps it from being prefetched as a page. */
export function FileLink({ path, label, children }: FileLinkProps) {
  return (
    <a className="text-link gap-2 font-semibold" href={path} type="application/pdf" aria-label={label}>
      {children}
    </a>
  );
}
