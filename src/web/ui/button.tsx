import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `text` is a quiet button with an icon or a word, `inline` one that stands in a sentence and looks like a link. */
export type ButtonVariant = 'primary' | 'outline' | 'dark' | 'whatsapp' | 'text' | 'inline';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** While its work is pending the button keeps its focus and its place, but does nothing. */
  isPending?: boolean;
}

/** A button; `type` is `button` unless it is told to submit. */
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
