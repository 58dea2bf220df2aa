import type { ElementType } from 'react';

interface AnyElementProps {
  as: ElementType;
  role?: string | undefined;
  className: string | undefined;
}

/**
 * The element that `as` names, with all other props. The component that uses it checks them: TypeScript cannot tell
 * which props a generic tag takes.
 */
export function AnyElement({ as: Element, ...rest }: AnyElementProps) {
  return <Element {...rest} />;
}
