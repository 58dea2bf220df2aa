import { foldText } from '#domain/fold-text.ts';

export const maxQueryLength = 80;

export interface Searchable {
  /** What the item is found by, split by `splitWords`. */
  readonly words: readonly string[];
}

/** Terms of at least this length may have one typo (in a prefix) or two typos (in a whole word). */
const minLengthForTypos = { one: 4, two: 7 } as const;

/**
 * Returns the matches in the given order. Ignores case, accents, punctuation and spaces in a name; a term matches the
 * start of a word. Typos are allowed only if nothing matches exactly; an empty query matches all.
 */
export function findProducts<Item extends Searchable>(items: readonly Item[], query: string): readonly Item[] {
  const terms = splitWords(query.slice(0, maxQueryLength));
  if (terms.length === 0) return items;
  const exact = items.filter(({ words }) => hasJoined(words, terms) || terms.every((term) => hasPrefix(words, term)));
  return exact.length > 0 ? exact : items.filter(({ words }) => terms.every((term) => isFuzzyMatch(words, term)));
}

const maxEditsPerLetter = 0.4;
const minNearLength = 3;

export function findNearest<Item extends Searchable>(
  items: readonly Item[],
  query: string,
  limit: number,
): readonly Item[] {
  const terms = splitWords(query.slice(0, maxQueryLength)).filter(({ length }) => length >= minNearLength);
  const countEditsPerLetter = ({ words }: Item) =>
    Math.min(
      ...terms.flatMap((term) => words.map((word) => computeEditDistances(term, word).prefixDistance / term.length)),
    );
  const near = items
    .map((item) => ({ item, editsPerLetter: countEditsPerLetter(item) }))
    .filter(({ editsPerLetter }) => editsPerLetter <= maxEditsPerLetter);
  const fewest = Math.min(...near.map(({ editsPerLetter }) => editsPerLetter));
  const nearest = near.filter(({ editsPerLetter }) => editsPerLetter === fewest);
  return nearest.slice(0, limit).map(({ item }) => item);
}

const minMisspellingLength = 7;

export function isMisspelling(word: string, known: string): boolean {
  return word.length >= minMisspellingLength && isOneEditApart(word, known);
}

export function isOneEditApart(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= 1 && computeEditDistances(one, other).wordDistance <= 1;
}

export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function hasPrefix(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start));
}

/** Finds `h 2` and `black-pepper` in `h2` and `black pepper`, and the other way round. */
function hasJoined(words: readonly string[], terms: readonly string[]): boolean {
  const joined = terms.join('');
  return words.some((_, start) => {
    let text = '';
    for (let index = start; text.length < joined.length && index < words.length; index++) text += words[index];
    return text.startsWith(joined);
  });
}

function isFuzzyMatch(words: readonly string[], term: string): boolean {
  if (term.length < minLengthForTypos.one) return hasPrefix(words, term);
  return words.some((word) => {
    const { prefixDistance, wordDistance } = computeEditDistances(term, word);
    return prefixDistance <= 1 || (term.length >= minLengthForTypos.two && wordDistance <= 2);
  });
}

/**
 * Damerau-Levenshtein distances (optimal string alignment) from a term to the nearest prefix of a word and to the word.
 */
function computeEditDistances(
  term: string,
  word: string,
): { readonly prefixDistance: number; readonly wordDistance: number } {
  const letters = word.split('');
  let older: number[] = [];
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const [termIndex, letter] of term.split('').entries()) {
    const next = [termIndex + 1];
    for (const [index, other] of letters.entries()) {
      const isSwap = letter === letters[index - 1] && term[termIndex - 1] === other;
      next.push(
        Math.min(
          getCell(row, index + 1) + 1,
          getCell(next, index) + 1,
          getCell(row, index) + (letter === other ? 0 : 1),
          isSwap ? getCell(older, index - 1) + 1 : Infinity,
        ),
      );
    }
    [older, row] = [row, next];
  }
  return { prefixDistance: Math.min(...row), wordDistance: getCell(row, letters.length) };
}

function getCell(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
