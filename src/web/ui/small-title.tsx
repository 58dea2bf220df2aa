import type { ComponentProps } from 'react';
import { AnyElement } from './any-element.tsx';

type SmallTitleTag = 'h2' | 'h3' | 'p' | 'span' | 'strong';

const leadingClasses = { tight: 'leading-130', tighter: 'leading-120' };

type SmallTitleProps<Tag extends SmallTitleTag> = ComponentProps<Tag> & {
  as: Tag;
  leading?: keyof typeof leadingClasses;
};

export function SmallTitle<Tag extends SmallTitleTag>({ as, leading, className = '', ...rest }: SmallTitleProps<Tag>) {
  const leadingClass = leading ? leadingClasses[leading] : '';
  return <AnyElement {...rest} as={as} className={`font-display-small text-title-sm ${leadingClass} ${className}`} />;
}
