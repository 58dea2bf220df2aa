interface HiddenTextProps {
  children: string | readonly string[];
}

/** Keyed by its words: a browser's translation puts other text nodes in the place of those that React would change. */
export function HiddenText({ children }: HiddenTextProps) {
  return (
    <span key={[children].flat().join('')} className="sr-only">
      {children}
    </span>
  );
}
