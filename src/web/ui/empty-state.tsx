import type { ComponentProps, ReactNode } from 'react';
import { Card } from './card.tsx';
import { Container } from './container.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /**
   * `page`: a whole page, with its `h1`. `plain`: a part of a page, without a card. `picture-card`: a card whose
   * picture is the wider half. `form-card`: a card whose text and form are the wider half.
   */
  variant: keyof typeof variantClasses;
  picture: ReactNode;
  eyebrow?: string;
  title: string;
  text: string;
  children: ReactNode;
}

const variantClasses = {
  page: { surface: styles.page, body: '', text: 'text-lead max-w-52ch mt-4' },
  'picture-card': {
    surface: `${styles.card} ${styles.pictureCard}`,
    body: styles.cardBody,
    text: 'max-w-40ch',
  },
  'form-card': {
    surface: `${styles.card} ${styles.formCard}`,
    body: styles.cardBody,
    text: '',
  },
  plain: { surface: styles.plain, body: '', text: 'max-w-46ch mt-3' },
};

export function EmptyState({ variant, picture, eyebrow, title, text, children }: EmptyStateProps) {
  const isPage = variant === 'page';
  const classes = variantClasses[variant];
  return (
    <Surface variant={variant} className={`${styles.state} ${classes.surface}`}>
      {picture}
      <div className={classes.body}>
        {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
        {isPage ? <h1 className="text-title-lg">{title}</h1> : <h2 className="text-title-md">{title}</h2>}
        <p className={`text-ink-soft ${classes.text}`}>{text}</p>
        {children}
      </div>
    </Surface>
  );
}

function Surface({ variant, ...rest }: Pick<EmptyStateProps, 'variant'> & ComponentProps<'div'>) {
  if (variant === 'page') return <Container {...rest} />;
  return variant === 'plain' ? <div {...rest} /> : <Card as="div" {...rest} />;
}
