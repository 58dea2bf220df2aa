import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** While its work is under way the button keeps its focus and its place, but does nothing. */
  readonly busy?: boolean;
}

/** A quiet button for what is done now and then: a word, or a drawing and a word. */
export function TextButton({ busy = false, className, onClick, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className ?? ''}`}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
    />
  );
}
