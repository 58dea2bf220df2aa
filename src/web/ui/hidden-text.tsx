/**
 * Text for screen readers. Its key is the text, because the translation of a browser replaces the text nodes that React
 * would change.
 */
export function HiddenText({ children }: { children: string | readonly string[] }) {
  return (
    <span key={[children].flat().join('')} className="sr-only">
      {children}
    </span>
  );
}
