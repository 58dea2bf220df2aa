import type { ComponentProps } from 'react';

export type ButtonVariant = keyof typeof buttonClasses;

const flexClass = 'inline-flex max-w-full items-center rounded-sm text-sm';
const rowClass = `${flexClass} gap-2 leading-tighter`;
const pressClass = 'transition-colors aria-disabled:cursor-progress';
const boxClass = `${rowClass} ${pressClass} min-h-control justify-center border py-3 text-center font-semibold no-underline`;
const accentClass = 'border-transparent bg-accent text-ink hover:bg-accent-light aria-disabled:opacity-65';
const outlineClass = 'border-accent bg-transparent text-inherit hover:bg-accent/18 aria-disabled:opacity-65';
const textClass = 'border-none bg-transparent font-semibold text-action underline decoration-1';
const quietClass = `${pressClass} ${textClass} min-h-control-small decoration-transparent underline-offset-[0.25em] hover:decoration-current aria-disabled:opacity-60`;
/** An icon above a short label: for buttons that stand in a row. */
export const stackedClass = 'flex-col justify-start gap-1 py-2 text-center leading-tight wrap-normal @max-row:text-xs';
const linkClass = `${textClass} underline-offset-[0.2em] hover:decoration-2`;

export const buttonClasses = {
  primary: `${boxClass} ${accentClass} px-6 tracking-3`,
  /** As wide as its container, with room for a long label. */
  wide: `${boxClass} ${accentClass} w-full px-3 tracking-3`,
  /** As `wide`, after its action has succeeded. */
  done: `${boxClass} w-full border-transparent bg-leaf px-3 tracking-3 text-on-dark forced-colors:bg-walnut`,
  outline: `${boxClass} ${outlineClass} px-6 tracking-3`,
  'wide-outline': `${boxClass} ${outlineClass} w-full px-6 tracking-3`,
  /** `primary` and `outline`, with less room beside a long label. */
  'tight-primary': `${boxClass} ${accentClass} px-4`,
  'tight-outline': `${boxClass} ${outlineClass} px-4`,
  /** A value that is suggested for a field. */
  suggestion: `${outlineClass} min-h-control-small rounded-lg border px-4 py-2 text-sm font-semibold`,
  text: `${rowClass} ${quietClass} px-2 py-1`,
  /** `text`, in line with the text above and below. */
  flush: `${rowClass} ${quietClass} p-0 text-left`,
  /** `text`, with its icon above a short label. */
  stacked: `${flexClass} ${quietClass} ${stackedClass} px-0`,
  /** Looks like a link. */
  link: `${linkClass} -my-1 px-0 py-1`,
  /** Looks like a link within a sentence, whose lines must be far enough apart. */
  'sentence-link': `${linkClass} p-0`,
  /** Has no look of its own: the page gives it one, or it only wraps a picture. */
  bare: 'border-none bg-transparent p-0',
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
