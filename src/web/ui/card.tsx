import type { ComponentProps, ElementType } from 'react';
import type { Form } from './form/form.tsx';

type CardTag = 'div' | 'li' | 'section' | typeof Form;

type CardProps<Tag extends CardTag> = ComponentProps<Tag> & {
  as: Tag;
  isRaised?: boolean;
};

const surfaceClass = 'rounded-md border border-hairline bg-paper';

/** A box in the colour `paper` with a thin border. The caller gives its padding and its layout. */
export function Card<Tag extends CardTag>({ as, isRaised = false, className = '', ...rest }: CardProps<Tag>) {
  const Element: ElementType = as;
  return <Element {...rest} className={`${surfaceClass} ${isRaised ? 'shadow-sm' : ''} ${className}`} />;
}
