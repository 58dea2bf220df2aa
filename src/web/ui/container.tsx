import type { ComponentProps } from 'react';

/** As wide as the content of a page, in the middle, with room at the edges of the screen. */
export function Container({ className = '', ...div }: ComponentProps<'div'>) {
  return <div {...div} className={`mx-auto max-w-page px-gutter ${className}`} />;
}
