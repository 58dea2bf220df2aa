interface HiddenTextProps {
  children: string | readonly string[];
}

/**
 * Text for screen readers. Its key is the text, because the translation of a browser replaces the text nodes that React
 * would change.
 */
export function HiddenText({ children }: HiddenTextProps) {
  return (
    <span key={[children].flat().join('')} className="sr-only">
      {children}
    </span>
  );
}
