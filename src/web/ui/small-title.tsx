import type { ComponentProps, ElementType } from 'react';

type SmallTitleTag = 'h2' | 'h3' | 'p' | 'span' | 'strong';

type SmallTitleProps<Tag extends SmallTitleTag> = ComponentProps<Tag> & { as: Tag };

export function SmallTitle<Tag extends SmallTitleTag>({ as, className = '', ...rest }: SmallTitleProps<Tag>) {
  const Element = as as ElementType;
  return <Element {...rest} className={`font-serif-small text-title-sm ${className}`} />;
}
