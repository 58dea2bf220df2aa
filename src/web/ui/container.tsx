import { createElement, type ComponentProps } from 'react';

type ContainerElement = 'div' | 'dl' | 'figure' | 'footer' | 'h2' | 'header' | 'main' | 'nav' | 'p' | 'section' | 'ul';

type ContainerProps<Element extends ContainerElement> = ComponentProps<Element> & { as?: Element };

/** As wide as the content of a page, in the middle, with room at the edges of the screen. A `div` by default. */
export function Container<Element extends ContainerElement = 'div'>({
  as,
  className = '',
  ...rest
}: ContainerProps<Element>) {
  return createElement<{ className: string }>(as ?? 'div', {
    ...rest,
    className: `mx-auto max-w-page px-gutter ${className}`,
  });
}
