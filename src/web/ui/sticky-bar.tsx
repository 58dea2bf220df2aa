import type { ComponentProps } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps extends ComponentProps<'div'> {
  /**
   * `panel`: sticks below `lg`, as wide as the panel whose padding is `panel-large`. `screen`: as wide as the screen.
   * `container`: as wide as its container. `collapsible`: the same, but without height of its own while it does not
   * stick.
   */
  variant: keyof typeof variantClasses;
  isSticking?: boolean;
}

const variantClasses = {
  panel: styles.panel,
  screen: styles.screen,
  container: styles.container,
  collapsible: styles.collapsible,
};

export function StickyBar({ variant, isSticking = true, className = '', ...bar }: StickyBarProps) {
  const classes = `${styles.bar} ${variantClasses[variant]} ${className}`;
  return <div {...bar} className={classes} data-sticking={isSticking || undefined} />;
}
