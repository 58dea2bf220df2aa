import { createElement, type ComponentProps } from 'react';

type CardElement = 'div' | 'form' | 'li' | 'section';

type CardProps<Element extends CardElement> = Omit<ComponentProps<Element>, 'ref'> & {
  as: Element;
  isRaised?: boolean;
};

const surfaceClass = 'rounded-md border border-hairline bg-paper';

/** A box in the colour `paper` with a thin border. The caller gives its padding and its layout. */
export function Card<Element extends CardElement>({
  as,
  isRaised = false,
  className = '',
  ...rest
}: CardProps<Element>) {
  const shadowClass = isRaised ? 'shadow-sm' : '';
  return createElement<{ className: string }>(as, {
    ...rest,
    className: `${surfaceClass} ${shadowClass} ${className}`,
  });
}
