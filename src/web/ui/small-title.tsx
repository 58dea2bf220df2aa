import { createElement, type ComponentProps } from 'react';

type SmallTitleElement = 'h2' | 'h3' | 'p' | 'span' | 'strong';

type SmallTitleProps<Element extends SmallTitleElement> = ComponentProps<Element> & { as: Element };

/** For a title that is small in some places only. */
export const smallTitleClass = 'font-serif-small text-title-sm';

/** The smallest title, of a card, a panel or a row. */
export function SmallTitle<Element extends SmallTitleElement>({
  as,
  className = '',
  ...rest
}: SmallTitleProps<Element>) {
  return createElement<{ className: string }>(as, {
    ...rest,
    className: `${smallTitleClass} ${className}`,
  });
}
