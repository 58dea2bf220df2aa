import type { ComponentProps } from 'react';
import { AnyElement } from './any-element.tsx';

type ContainerTag = 'div' | 'dl' | 'figure' | 'footer' | 'h2' | 'header' | 'main' | 'nav' | 'p' | 'section' | 'ul';

type ContainerProps<Tag extends ContainerTag> = ComponentProps<Tag> & { as?: Tag };

export function Container<Tag extends ContainerTag = 'div'>({ as, className = '', ...rest }: ContainerProps<Tag>) {
  return <AnyElement {...rest} as={as ?? 'div'} className={`mx-auto max-w-page px-gutter ${className}`} />;
}
