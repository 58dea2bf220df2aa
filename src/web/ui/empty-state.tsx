import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** `page` is a whole page with an `h1`, `card` has a raised surface, `plain` has none. */
  variant: 'page' | 'card' | 'plain';
  /** A `Picture` without a class. */
  picture: ReactNode;
  eyebrow?: string;
  title: string;
  text: string;
  className?: string | undefined;
  /** What the visitor can do next. */
  children: ReactNode;
}

const surfaceClasses = {
  page: 'mx-auto max-w-page px-gutter items-center',
  card: 'rounded-md border border-hairline bg-paper overflow-hidden',
  plain: 'items-center gap-x-7 gap-y-5',
};
const textClasses = { page: 'text-lg max-w-[52ch] mt-4', card: '', plain: 'max-w-[46ch] mt-3' };

/** Explains that there is nothing to show, with links to continue. */
export function EmptyState({ variant, picture, eyebrow, title, text, className, children }: EmptyStateProps) {
  const isPage = variant === 'page';
  return (
    <div className={`grid ${surfaceClasses[variant]} ${styles[variant]} ${className ?? ''}`}>
      {picture}
      <div className={styles.body}>
        {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
        {isPage ? <h1 className="text-title-lg">{title}</h1> : <h2 className="text-title-md">{title}</h2>}
        <p className={`text-ink-soft ${textClasses[variant]}`}>{text}</p>
        {children}
      </div>
    </div>
  );
}
