import type { ComponentProps } from 'react';
import { AnyElement } from './any-element.tsx';

type SmallTitleTag = 'h2' | 'h3' | 'p' | 'span' | 'strong';

type SmallTitleProps<Tag extends SmallTitleTag> = ComponentProps<Tag> & { as: Tag };

export function SmallTitle<Tag extends SmallTitleTag>({ as, className = '', ...rest }: SmallTitleProps<Tag>) {
  return <AnyElement {...rest} as={as} className={`font-display-small text-title-sm ${className}`} />;
}
