/** A number, a word or a sign of a line, with its place in UTF-16 units. */
export interface Token {
  readonly tokenType: 'number' | 'word' | 'sign';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The types of tokens. At each place, the first pattern that matches decides. A minus after a space or at the start of
 * a cell belongs to its number; elsewhere it is a sign.
 */
const tokenTypes = [
  // 10 000, -1 000.5
  { tokenType: 'number', pattern: /(?:(?<![^\s\p{Cc}])[-−])?[1-9]\d{0,2} 0\d\d(?:[.,]\d+)?(?!\d)/uy },
  // 25, -18, and what is joined to it: 2,5, 8-10, 15/05/2027
  { tokenType: 'number', pattern: /(?:(?<![^\s\p{Cc}])[-−])?\d+(?:[-–—‑‒/:.,'’`´_\u00a0\u202F]\d+)*/uy },
  // .25, also in 10x.25
  { tokenType: 'number', pattern: /(?:(?<![^\s\p{Cc}])[-−])?(?:(?<![\p{L}\p{N}.,])|(?<=\dx))[.,]\d+/uy },
  { tokenType: 'word', pattern: /(?:m[./]t|c\/u|g\/l|p\.o|°[cf]|(?<=\d)['’]s)(?![\p{L}\d])/uy },
  // cinnamon, c5, but not the x of x25
  { tokenType: 'word', pattern: /(?!x\d)[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/uy },
  { tokenType: 'sign', pattern: /\.{2,}|\S/uy },
] as const;

export function tokenize(line: string): Token[] {
  const text = foldInPlace(line);
  const tokens: Token[] = [];
  for (let start = 0; start < text.length;) {
    const token = matchToken(text, start);
    if (token) tokens.push(token);
    start = token?.end ?? start + 1;
  }
  return tokens;
}

function matchToken(line: string, start: number): Token | undefined {
  for (const { tokenType, pattern } of tokenTypes) {
    pattern.lastIndex = start;
    const [text] = pattern.exec(line) ?? [];
    if (text !== undefined) return { tokenType, text, start, end: start + text.length };
  }
  return undefined;
}

function foldInPlace(text: string): string {
  return text.replaceAll(/[A-Z]|[^\p{ASCII}]/gu, (character) => {
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  });
}
