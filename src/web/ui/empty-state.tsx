import type { ComponentProps, ReactNode } from 'react';
import { Card } from './card.tsx';
import { Container } from './container.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  variant: 'page' | 'card' | 'plain';
  /** A `Picture` without a class. */
  picture: ReactNode;
  eyebrow?: string;
  title: string;
  text: string;
  textClassName?: string;
  className?: string | undefined;
  children: ReactNode;
}

const surfaceClasses = {
  page: styles.page,
  card: `overflow-hidden shadow-md ${styles.card}`,
  plain: styles.plain,
};
const bodyClasses = { page: '', card: styles.cardBody, plain: '' };
const textClasses = { page: 'text-lg max-w-52ch mt-4', card: '', plain: 'max-w-46ch mt-3' };

export function EmptyState({
  variant,
  picture,
  eyebrow,
  title,
  text,
  textClassName = '',
  className = '',
  children,
}: EmptyStateProps) {
  const isPage = variant === 'page';
  return (
    <Surface variant={variant} className={`grid ${styles.state} ${surfaceClasses[variant]} ${className}`}>
      {picture}
      <div className={bodyClasses[variant]}>
        {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
        {isPage ? <h1 className="text-title-lg">{title}</h1> : <h2 className="text-title-md">{title}</h2>}
        <p className={`text-ink-soft ${textClasses[variant]} ${textClassName}`}>{text}</p>
        {children}
      </div>
    </Surface>
  );
}

function Surface({ variant, ...rest }: Pick<EmptyStateProps, 'variant'> & ComponentProps<'div'>) {
  if (variant === 'page') return <Container {...rest} />;
  return variant === 'card' ? <Card as="div" {...rest} /> : <div {...rest} />;
}
