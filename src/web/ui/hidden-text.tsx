import { Children, type ReactNode } from 'react';

/** Keyed by its words: a browser's translation puts other text nodes in the place of those that React would change. */
export function HiddenText({ children }: { children: ReactNode }) {
  return (
    <span key={Children.toArray(children).join('')} className="sr-only">
      {children}
    </span>
  );
}
