import type { ComponentProps, ElementType } from 'react';

type SmallTitleTag = 'h2' | 'h3' | 'p' | 'span' | 'strong';

type SmallTitleProps<Tag extends SmallTitleTag> = ComponentProps<Tag> & { as: Tag };

/** For a title that is small in some cases only. */
export const smallTitleClass = 'font-serif-small text-title-sm';

export function SmallTitle<Tag extends SmallTitleTag>({ as, className = '', ...rest }: SmallTitleProps<Tag>) {
  const Element = as as ElementType;
  return <Element {...rest} className={`${smallTitleClass} ${className}`} />;
}
