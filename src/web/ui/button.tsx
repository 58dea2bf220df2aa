import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'outline' | 'dark' | 'whatsapp';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: ButtonLook;
  /** While its work is under way the button keeps its focus and its place, but does nothing. */
  readonly busy?: boolean;
}

/** A button; `type` is `button` unless it is told to submit. */
export function Button({ look = 'primary', busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles[look]} ${className ?? ''}`}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
