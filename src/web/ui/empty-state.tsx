import type { ReactNode } from 'react';
import common from './common.module.css';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** `page` is a whole page with an `h1`, `card` a raised surface, `plain` stands on the page's own. */
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

const surfaces = { page: common.container, card: common.card, plain: '' };

/** Says that there is nothing to show here, and offers the ways on. */
export function EmptyState({ variant, picture, eyebrow, title, text, className, children }: EmptyStateProps) {
  const isPage = variant === 'page';
  return (
    <div className={`${surfaces[variant]} ${styles[variant]} ${className ?? ''}`}>
      {picture}
      <div className={styles.body}>
        {eyebrow !== undefined && <p className={common.eyebrow}>{eyebrow}</p>}
        {isPage ? <h1 className={common.titleLg}>{title}</h1> : <h2 className={common.titleMd}>{title}</h2>}
        <p className={`${isPage ? common.lead : common.soft} ${styles.text}`}>{text}</p>
        {children}
      </div>
    </div>
  );
}
