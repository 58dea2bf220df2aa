import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  variant?: keyof typeof variantClasses;
  summary: ReactNode;
  name?: string;
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

const variantClasses = { framed: styles.framed, listed: styles.listed };

/**
 * A part of a form or page that opens. A line of help that opens uses a plain `details` instead, with the browser's
 * triangle.
 */
export function Disclosure({ variant = 'framed', summary, name, isInitiallyOpen = false, children }: DisclosureProps) {
  return (
    <details className={variantClasses[variant]} name={name} open={isInitiallyOpen}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.chevron} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
