import type { ReactNode } from 'react';

interface FileLinkProps {
  /** Path of a PDF of the site. */
  path: string;
  children: ReactNode;
}

/** A link to a PDF. Its type keeps it from being prefetched as a page. */
export function FileLink({ path, children }: FileLinkProps) {
  return (
    <a className="ui-text-link" href={path} type="application/pdf">
      {children}
    </a>
  );
}
