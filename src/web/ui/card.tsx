import type { ComponentProps } from 'react';
import { AnyElement } from './any-element.tsx';
import type { Form } from './form/form.tsx';

type CardTag = 'article' | 'div' | 'figure' | 'li' | 'section' | typeof Form;

type CardProps<Tag extends CardTag> = ComponentProps<Tag> & {
  as: Tag;
  variant?: keyof typeof variantClasses;
};

/** `lined` has a border, `raised` a shadow, `framed` both. */
const variantClasses = {
  lined: 'rounded-md border border-hairline bg-paper',
  raised: 'rounded-md bg-paper shadow-sm',
  framed: 'rounded-md border border-hairline bg-paper shadow-sm',
};

export function Card<Tag extends CardTag>({ as, variant = 'lined', className = '', ...rest }: CardProps<Tag>) {
  return <AnyElement {...rest} as={as} className={`${variantClasses[variant]} ${className}`} />;
}
