import type { ComponentProps } from 'react';
import { stackedClass } from './stacked-class.ts';

type SizedVariant = keyof typeof sizedClasses;
type FixedVariant = keyof typeof fixedClasses;
export type ButtonVariant = SizedVariant | FixedVariant;
type ButtonSize = keyof typeof sizeClasses;

export type ButtonLook = { variant?: SizedVariant; size?: ButtonSize } | { variant: FixedVariant; size?: undefined };

const boxClass =
  'inline-flex min-h-control max-w-full items-center justify-center gap-2 rounded-4 border py-3 text-center text-small leading-120 font-semibold no-underline transition-colors aria-disabled:cursor-progress';
const outlineClass = 'border-accent bg-transparent text-inherit hover:bg-accent/18 aria-disabled:opacity-65';
const quietClass =
  'inline-flex min-h-control-small max-w-full items-center rounded-4 border-none bg-transparent text-small font-semibold text-action underline decoration-transparent decoration-1 underline-offset-[0.25em] transition-colors hover:decoration-current aria-disabled:cursor-progress aria-disabled:opacity-60';
const linkClass =
  'border-none bg-transparent font-semibold text-action underline decoration-1 underline-offset-[0.2em] hover:decoration-2';

const sizedClasses = {
  primary: 'border-transparent bg-accent text-ink hover:bg-accent-light aria-disabled:opacity-65',
  outline: outlineClass,
  done: 'border-transparent bg-leaf text-on-dark forced-colors:bg-walnut',
};

const sizeClasses = {
  regular: 'px-6 tracking-3',
  tight: 'px-4',
  wide: 'w-full px-3 tracking-3',
};

const fixedClasses = {
  suggestion: `${outlineClass} min-h-control-small rounded-16 border px-4 py-2 text-small font-semibold`,
  text: `${quietClass} gap-2 px-2 py-1 leading-120`,
  flush: `${quietClass} gap-2 p-0 text-left leading-120`,
  stacked: `${quietClass} ${stackedClass} px-0`,
  link: `${linkClass} -my-1 px-0 py-1`,
  /** Looks like a link within a sentence. The lines of that sentence must be far enough apart. */
  'sentence-link': `${linkClass} p-0`,
  bare: 'border-none bg-transparent p-0',
};

export function composeButtonClasses(variant: ButtonVariant = 'primary', size: ButtonSize = 'regular'): string {
  return isSized(variant) ? `${boxClass} ${sizedClasses[variant]} ${sizeClasses[size]}` : fixedClasses[variant];
}

function isSized(variant: ButtonVariant): variant is SizedVariant {
  return variant in sizedClasses;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    /** While pending, the button keeps its focus and its size, and ignores clicks. */
    isPending?: boolean;
  };

export function Button({ variant, size, isPending = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${composeButtonClasses(variant, size)} ${className}`}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
