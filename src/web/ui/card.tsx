import type { ComponentProps } from 'react';
import { AnyElement } from './any-element.tsx';
import type { Form } from './form/form.tsx';

type CardTag = 'article' | 'div' | 'figure' | 'li' | 'section' | typeof Form;

type CardProps<Tag extends CardTag> = ComponentProps<Tag> & {
  as: Tag;
  variant?: keyof typeof variantClasses;
};

const variantClasses = {
  lined: 'rounded-8 border border-hairline bg-paper',
  raised: 'rounded-8 bg-paper shadow-low',
  framed: 'rounded-8 border border-hairline bg-paper shadow-low',
};

export function Card<Tag extends CardTag>({ as, variant = 'lined', className = '', ...rest }: CardProps<Tag>) {
  return <AnyElement {...rest} as={as} className={`${variantClasses[variant]} ${className}`} />;
}
