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

const surfaces = { page: 'ui-container ui-middle', card: 'ui-card ui-clip', plain: 'ui-middle ui-gap-5-7' };
const texts = { page: 'ui-lg ui-measure-52 ui-mt-4', card: '', plain: 'ui-measure-46 ui-mt-3' };

/** Explains that there is nothing to show, with links to continue. */
export function EmptyState({ variant, picture, eyebrow, title, text, className, children }: EmptyStateProps) {
  const isPage = variant === 'page';
  return (
    <div className={`ui-stack ${surfaces[variant]} ${styles[variant]} ${className ?? ''}`}>
      {picture}
      <div className={styles.body}>
        {eyebrow !== undefined && <p className="ui-eyebrow ui-mb-3">{eyebrow}</p>}
        {isPage ? <h1 className="ui-title-lg">{title}</h1> : <h2 className="ui-title-md">{title}</h2>}
        <p className={`ui-soft ${texts[variant]}`}>{text}</p>
        {children}
      </div>
    </div>
  );
}
