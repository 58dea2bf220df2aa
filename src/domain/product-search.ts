/** What a product is found by: every name it goes by, in one text. */
export interface Searchable {
  readonly id: number;
  readonly text: string;
}

/** Longest query that is read, in characters; the rest is left out. */
export const maxQueryLength = 80;

/** Lengths from which on a word may have one slip in it, its ending left open, or two. */
const slipLengths = { one: 4, two: 7 } as const;

/**
 * The ids of what a query finds, in the order given. Case, accents, punctuation and spaces within a name do not matter,
 * and the last letters of a word may be missing. Only where nothing is found so, words with a small typing slip count.
 * An empty query finds everything.
 */
export function findProducts(products: readonly Searchable[], query: string): readonly number[] {
  const wanted = wordsOf(query.slice(0, maxQueryLength));
  if (wanted.length === 0) return products.map(({ id }) => id);
  const read = products.map(({ id, text }) => ({ id, words: wordsOf(text) }));
  const exact = read.filter(({ words }) => hasJoined(words, wanted) || wanted.every((word) => hasPrefix(words, word)));
  const found = exact.length > 0 ? exact : read.filter(({ words }) => wanted.every((word) => hasSlip(words, word)));
  return found.map(({ id }) => id);
}

/** Splits a text into words of small letters and digits, accents taken off. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function hasPrefix(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start));
}

/** Finds `h 2` and `black-pepper` in `h2` and `black pepper`, and the other way round. */
function hasJoined(words: readonly string[], wanted: readonly string[]): boolean {
  const joined = wanted.join('');
  return words.some((_, index) => words.slice(index).join('').startsWith(joined));
}

/** Finds `tumeric` in `turmeric` and `sinamon` in `cinnamon`: letters missing, added, wrong or swapped. */
function hasSlip(words: readonly string[], wanted: string): boolean {
  if (wanted.length < slipLengths.one) return hasPrefix(words, wanted);
  return words.some((word) => {
    const { beginning, whole } = distances(wanted, word);
    return beginning <= 1 || (wanted.length >= slipLengths.two && whole <= 2);
  });
}

/** The fewest single-letter changes and swaps of neighbours that turn `wanted` into a beginning of `word`, or into all of it. */
function distances(wanted: string, word: string): { readonly beginning: number; readonly whole: number } {
  // Row r holds the distances of the first r letters of `wanted` to every beginning of `word`.
  const letters = word.split('');
  let older: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (const [index, letter] of wanted.split('').entries()) {
    const next = [index + 1];
    for (const [at, other] of letters.entries()) {
      const swapped = index > 0 && at > 0 && letter === letters[at - 1] && wanted[index - 1] === other;
      next.push(
        Math.min(
          value(row, at + 1) + 1,
          value(next, at) + 1,
          value(row, at) + (letter === other ? 0 : 1),
          swapped ? value(older, at - 1) + 1 : Infinity,
        ),
      );
    }
    [older, row] = [row, next];
  }
  return { beginning: Math.min(...row), whole: value(row, letters.length) };
}

function value(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
