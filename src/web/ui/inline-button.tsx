import type { ComponentProps } from 'react';
import styles from './inline-button.module.css';

/** A button that stands in a sentence and looks like a link. */
export function InlineButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.button} />;
}
