interface PartOfText {
  readonly lineCount: number;
  readonly top: number | undefined;
}

/** Runs in the page: measures where parts of the element's own text stand. Throws if no text node has all parts. */
export function measureParts(element: Element, parts: readonly string[]): PartOfText[] {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  const text = texts.find(({ data }) => parts.every((part) => data.includes(part)));
  if (!text) throw new Error(`${element.textContent} has no text with ${parts.join(', ')}`);
  return parts.map((part) => {
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(part));
    range.setEnd(text, text.data.indexOf(part) + part.length);
    const boxes = [...range.getClientRects()];
    return { lineCount: boxes.length, top: boxes[0]?.top };
  });
}
