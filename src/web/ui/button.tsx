import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `text` has no border or background; `inline` is part of a sentence and looks like a link. */
export type ButtonVariant = 'primary' | 'outline' | 'text' | 'inline';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** While pending, the button keeps its focus and its size, and ignores clicks. */
  isPending?: boolean;
}

/** A button; its `type` is `button` by default. */
export function Button({ variant = 'primary', isPending = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles[variant]} ${className ?? ''}`}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
