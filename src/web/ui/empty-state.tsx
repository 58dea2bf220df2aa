import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  variant: 'page' | 'card' | 'plain';
  /** A `Picture` without a class. */
  picture: ReactNode;
  eyebrow?: string;
  title: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
}

const surfaceClasses = {
  page: `mx-auto max-w-page px-gutter pb-section [&>picture]:rounded-md ${styles.page}`,
  card: `overflow-hidden rounded-md border border-hairline bg-paper shadow-md ${styles.card}`,
  plain: `[&>picture]:rounded-md ${styles.plain}`,
};
const bodyClasses = { page: '', card: `grid content-center gap-4 ${styles.cardBody}`, plain: '' };
const textClasses = { page: 'text-lg max-w-[52ch] mt-4', card: '', plain: 'max-w-[46ch] mt-3' };

export function EmptyState({ variant, picture, eyebrow, title, text, className = '', children }: EmptyStateProps) {
  const isPage = variant === 'page';
  return (
    <div className={`grid ${styles.state} ${surfaceClasses[variant]} ${className}`}>
      {picture}
      <div className={bodyClasses[variant]}>
        {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
        {isPage ? <h1 className="text-title-lg">{title}</h1> : <h2 className="text-title-md">{title}</h2>}
        <p className={`text-ink-soft ${textClasses[variant]}`}>{text}</p>
        {children}
      </div>
    </div>
  );
}
