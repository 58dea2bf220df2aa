import { AnyLink, type AnyLinkProps } from './any-link.tsx';

type TextLinkProps = AnyLinkProps & { variant?: keyof typeof variantClasses };

const variantClasses = {
  plain: 'text-link gap-2 font-semibold',
  /** Dark enough for linen. */
  action: 'text-link gap-2 font-semibold text-action',
  back: 'text-link gap-1',
  /** An icon above a short label, in a row of such. */
  stacked:
    'text-link flex-col justify-start gap-1 py-2 text-center leading-tight font-semibold wrap-normal @max-cart:text-xs',
  underlined: 'inline-flex min-h-control-small items-center gap-2 justify-self-start font-semibold',
};

/** A link outside a sentence, high enough for touch. */
export function TextLink({ variant = 'plain', className = '', ...link }: TextLinkProps) {
  return <AnyLink {...link} className={`${variantClasses[variant]} ${className}`} />;
}
