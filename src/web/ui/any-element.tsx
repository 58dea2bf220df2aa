import type { ElementType } from 'react';

interface AnyElementProps {
  as: ElementType;
  role?: string | undefined;
  className: string | undefined;
}

/**
 * Renders the element that `as` names, with all other props. Callers must type those props, because TypeScript cannot
 * tell which props a generic tag takes.
 */
export function AnyElement({ as: Element, ...rest }: AnyElementProps) {
  return <Element {...rest} />;
}
