import { createElement, type ComponentProps } from 'react';

type ContainerTag = 'div' | 'dl' | 'figure' | 'footer' | 'h2' | 'header' | 'main' | 'nav' | 'p' | 'section' | 'ul';

type ContainerProps<Tag extends ContainerTag> = ComponentProps<Tag> & { as?: Tag };

export function Container<Tag extends ContainerTag = 'div'>({ as, className = '', ...rest }: ContainerProps<Tag>) {
  return createElement<{ className: string }>(as ?? 'div', {
    ...rest,
    className: `mx-auto max-w-page px-gutter ${className}`,
  });
}
