import type { ComponentProps } from 'react';

/**
 * `wide`: as wide as its container, for a long label. `done`: as `wide`, after its action has succeeded. `inline`:
 * looks like a link. `word`: looks like a link within a sentence, whose lines must be far enough apart.
 */
export type ButtonVariant = 'primary' | 'wide' | 'done' | 'outline' | 'text' | 'inline' | 'word';

const rowClass = 'inline-flex max-w-full items-center gap-2 rounded-sm text-sm leading-tighter';
const pressClass = 'transition-colors aria-disabled:cursor-progress';
const boxClass = `${rowClass} ${pressClass} min-h-control justify-center border py-3 text-center font-semibold tracking-3 no-underline`;
const accentClass = 'border-transparent bg-accent text-ink hover:bg-accent-light aria-disabled:opacity-65';
const textClass = 'border-none bg-transparent font-semibold text-action underline decoration-1';
const wordClass = `${textClass} underline-offset-[0.2em] hover:decoration-2`;

export const buttonClasses: Readonly<Record<ButtonVariant, string>> = {
  primary: `${boxClass} ${accentClass} px-6`,
  wide: `${boxClass} ${accentClass} w-full px-3`,
  done: `${boxClass} w-full border-transparent bg-leaf px-3 text-on-dark forced-colors:bg-walnut`,
  outline: `${boxClass} border-accent bg-transparent px-6 text-inherit hover:bg-accent/18 aria-disabled:opacity-65`,
  text: `${rowClass} ${pressClass} ${textClass} min-h-control-small px-2 py-1 decoration-transparent underline-offset-[0.25em] hover:decoration-current aria-disabled:opacity-60`,
  inline: `${wordClass} -my-1 px-0 py-1`,
  word: `${wordClass} p-0`,
};

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  /** While pending, the button keeps its focus and its size, and ignores clicks. */
  isPending?: boolean;
}

export function Button({ variant = 'primary', isPending = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClasses[variant]} ${className}`}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
