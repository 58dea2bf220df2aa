import { createElement, type ComponentProps } from 'react';

interface CardProps extends Omit<ComponentProps<'form'>, 'ref'> {
  as: 'div' | 'form' | 'li' | 'section';
  /** With a shadow. */
  isRaised?: boolean;
}

const surfaceClass = 'rounded-md border border-hairline bg-paper';

/** A sheet of paper with a thin edge. The caller gives its padding and its layout. */
export function Card({ as, isRaised = false, className = '', ...rest }: CardProps) {
  const shadowClass = isRaised ? 'raised' : '';
  return createElement<{ className: string }>(as, {
    ...rest,
    className: `${surfaceClass} ${shadowClass} ${className}`,
  });
}
