import type { ComponentProps } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps extends ComponentProps<'div'> {
  /**
   * `form`: below `lg`, as wide as the panel whose padding is `panel-large`. `page`: below `lg`, as wide as the screen.
   * `list`: on every screen, as wide as its container.
   */
  variant: keyof typeof variantClasses;
  /** If false, the bar stays in its place on the page. */
  isSticking?: boolean;
}

const variantClasses = {
  form: `bg-paper ${styles.bar} ${styles.form}`,
  page: `bg-paper ${styles.bar} ${styles.page}`,
  list: `bg-cream ${styles.bar} ${styles.list}`,
};

/** A bar at the bottom of the screen. The caller gives the layout of what is in it. */
export function StickyBar({ variant, isSticking = true, className = '', ...bar }: StickyBarProps) {
  return <div {...bar} className={`${variantClasses[variant]} ${className}`} data-sticking={isSticking || undefined} />;
}
