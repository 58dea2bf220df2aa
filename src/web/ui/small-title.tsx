import { createElement, type ComponentProps } from 'react';

type SmallTitleTag = 'h2' | 'h3' | 'p' | 'span' | 'strong';

type SmallTitleProps<Tag extends SmallTitleTag> = ComponentProps<Tag> & { as: Tag };

/** For a title that is small in some cases only. */
export const smallTitleClass = 'font-serif-small text-title-sm';

export function SmallTitle<Tag extends SmallTitleTag>({ as, className = '', ...rest }: SmallTitleProps<Tag>) {
  return createElement<{ className: string }>(as, {
    ...rest,
    className: `${smallTitleClass} ${className}`,
  });
}
