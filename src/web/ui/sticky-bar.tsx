import type { ComponentProps } from 'react';
import styles from './sticky-bar.module.css';

interface StickyBarProps extends ComponentProps<'div'> {
  /**
   * `form`: below `lg`, as wide as the panel whose padding is `panel-wide`. `page`: below `lg`, as wide as the screen.
   * `list`: on every screen, as wide as its container. `over`: below `md`, over the page, not within it.
   */
  variant: keyof typeof variantClasses;
  /** Otherwise the bar stays at its place, and one `over` the page is hidden. */
  isSticking?: boolean;
}

const variantClasses = {
  form: `bg-paper ${styles.form}`,
  page: `bg-paper ${styles.page}`,
  list: `bg-cream ${styles.list}`,
  over: `bg-paper shadow-md ${styles.over}`,
};

/** A bar at the bottom of the screen. The caller gives the layout of what is in it. */
export function StickyBar({ variant, isSticking = true, className = '', ...bar }: StickyBarProps) {
  const element = (
    <div {...bar} className={`${variantClasses[variant]} ${className}`} data-sticking={isSticking || undefined} />
  );
  return variant === 'over' ? <div className={`md:hidden print:hidden ${styles.line}`}>{element}</div> : element;
}
