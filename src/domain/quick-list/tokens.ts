/** A number, a word or a sign of a line, with its place in UTF-16 units. */
export interface Token {
  readonly form: 'number' | 'word' | 'sign';
  /** In lower case without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Groups: a number (`.25`, `-18`, `10 000`, and what is joined to it: `8-10`, `15/05/2027`), and a word. Digits after letters belong to
 * the word, as in `C5`; an `x` before a digit is a sign.
 */
const pattern =
  /((?:(?<![^\s\p{Cc}])[-−])?(?:[1-9]\d{0,2}(?: 0\d\d)(?:[.,]\d+)?(?!\d)|\d+(?:[-–—‑‒/:.,'’`´_\u00A0\u202F]\d+)*|(?:(?<![\p{L}\p{N}.,])|(?<=\dx))[.,]\d+))|((?:m[./]t|c\/u|g\/l|p\.o|°[cf]|(?<=\d)['’]s)(?![\p{L}\d])|(?!x\d)[\p{L}\p{M}][\p{L}\p{M}\p{N}]*)|\.{2,}|\S/gu;

export function tokensOf(line: string): Token[] {
  return Array.from(foldInPlace(line).matchAll(pattern), ({ 0: text, 1: number, 2: word, index }) => ({
    form: number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign',
    text,
    start: index,
    end: index + text.length,
  }));
}

/** As `fold`, with each character in its place. */
function foldInPlace(text: string): string {
  return text.replaceAll(/[A-Z]|[^\p{ASCII}]/gu, (character) => {
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}
