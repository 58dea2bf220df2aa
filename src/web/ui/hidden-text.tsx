interface HiddenTextProps {
  children: string | readonly string[];
}

/** Keyed by its text: a browser's translation replaces the text nodes that React would change. */
export function HiddenText({ children }: HiddenTextProps) {
  return (
    <span key={[children].flat().join('')} className="sr-only">
      {children}
    </span>
  );
}
