import { AnyLink, type AnyLinkProps } from './any-link.tsx';
import { stackedClass } from './stacked-class.ts';

type TextLinkProps = AnyLinkProps & { variant?: keyof typeof variantClasses };

const variantClasses = {
  plain: 'text-link gap-2 font-semibold',
  action: 'text-link gap-2 font-semibold text-action',
  back: 'text-link gap-1',
  stacked: `text-link font-semibold ${stackedClass}`,
  underlined: 'inline-flex min-h-control-small items-center gap-2 justify-self-start font-semibold',
};

/** A link outside a sentence, high enough for touch. */
export function TextLink({ variant = 'plain', className = '', ...link }: TextLinkProps) {
  return <AnyLink {...link} className={`${variantClasses[variant]} ${className}`} />;
}
