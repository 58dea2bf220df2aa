const innerSpace = /(?<=\d) (?=\p{L}{1,3}(?!\p{L})|[%°])|(?<=(?<!\p{L})\p{L}{1,2}) (?=\d|\p{L}{1,2} \d)/gu;

/** Keeps each number with its unit or range on one line, such as `2.5 to 7 mm` and `up to 14 %`. */
export function addNoBreakSpaces(text: string): string {
  return text.replaceAll(innerSpace, '\u00a0');
}
