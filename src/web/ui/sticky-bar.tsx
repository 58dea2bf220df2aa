import type { ComponentProps } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps extends ComponentProps<'div'> {
  /**
   * `form`: sticks below `lg`, as wide as the panel whose padding is `panel-large`. `page`: as wide as the screen.
   * `list`: as wide as its container. `line`: like `list`, but without height of its own while it does not stick.
   */
  variant: keyof typeof variantClasses;
  isSticking?: boolean;
}

const variantClasses = { form: styles.form, page: styles.page, list: styles.list, line: styles.line };

export function StickyBar({ variant, isSticking = true, className = '', ...bar }: StickyBarProps) {
  const classes = `${styles.bar} ${variantClasses[variant]} ${className}`;
  return <div {...bar} className={classes} data-sticking={isSticking || undefined} />;
}
