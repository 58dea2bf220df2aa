import { AnyLink, type AnyLinkProps } from './any-link.tsx';

type TextLinkProps = AnyLinkProps & { variant?: keyof typeof variantClasses };

const variantClasses = {
  plain: 'gap-2 font-semibold',
  /** Dark enough for linen. */
  action: 'gap-2 font-semibold text-action',
  /** With an arrow before its text; the caller gives the weight. */
  back: 'gap-1',
};

/** A link outside a sentence, high enough for touch. */
export function TextLink({ variant = 'plain', className = '', ...link }: TextLinkProps) {
  return <AnyLink {...link} className={`text-link ${variantClasses[variant]} ${className}`} />;
}
