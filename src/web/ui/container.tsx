import type { ComponentProps, ElementType } from 'react';

type ContainerTag = 'div' | 'dl' | 'figure' | 'footer' | 'h2' | 'header' | 'main' | 'nav' | 'p' | 'section' | 'ul';

type ContainerProps<Tag extends ContainerTag> = ComponentProps<Tag> & { as?: Tag };

export function Container<Tag extends ContainerTag = 'div'>({ as, className = '', ...rest }: ContainerProps<Tag>) {
  const Element = (as ?? 'div') as ElementType;
  return <Element {...rest} className={`mx-auto max-w-page px-gutter ${className}`} />;
}
