import type { ComponentProps, ElementType } from 'react';
import type { Form } from './form/form.tsx';

type CardTag = 'article' | 'aside' | 'div' | 'figure' | 'li' | 'section' | typeof Form;

type CardProps<Tag extends CardTag> = ComponentProps<Tag> & {
  as: Tag;
  variant?: keyof typeof variantClasses;
};

const variantClasses = {
  lined: 'rounded-md border border-hairline bg-paper',
  raised: 'rounded-md bg-paper shadow-sm',
  /** Lined and raised. */
  framed: 'rounded-md border border-hairline bg-paper shadow-sm',
  /** Raised, with a thick line at the top. */
  topped: 'rounded-sm border-t-3 border-accent bg-paper shadow-sm',
  /** Lies on something in the colour `paper`. */
  inset: 'rounded-md border border-hairline bg-cream',
};

/** A box that stands out from its ground. The caller gives its padding and its layout. */
export function Card<Tag extends CardTag>({ as, variant = 'lined', className = '', ...rest }: CardProps<Tag>) {
  const Element: ElementType = as;
  return <Element {...rest} className={`${variantClasses[variant]} ${className}`} />;
}
