/** A number, a word or a sign in a line, with its place in UTF-16 units. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  /** As written; words in lower case without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Groups: number, sign (an `x` before a digit too), word. */
const pattern = /(\d+(?:[.,'’\u00A0\u202F]\d+)*)|([x×](?=\d)|[^\s\p{L}\p{M}\p{N}])|([\p{L}\p{M}][\p{L}\p{M}\p{N}]*)/giu;

/** Splits a line into numbers, words and signs; digits after a letter belong to the word, as in `C5`. */
export function tokensOf(line: string): Token[] {
  return Array.from(line.matchAll(pattern), ({ 0: text, 1: number, 2: sign, index }) => ({
    kind: number !== undefined ? 'number' : sign !== undefined || /^[x×]$/i.test(text) ? 'sign' : 'word',
    text: number === undefined ? plainWord(text) : text,
    start: index,
    end: index + text.length,
  }));
}

/** Lower case, without accents. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether a sign multiplies: `10 x 25 kg`. */
export function isTimes({ kind, text }: Token): boolean {
  return kind === 'sign' && /^[x×*✕@]$/u.test(text);
}

/** Whether a sign is a dash or a minus: `8-10 cm`. */
export function isDash({ kind, text }: Token): boolean {
  return kind === 'sign' && /^[-–−]$/.test(text);
}
