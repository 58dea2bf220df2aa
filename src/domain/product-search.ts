import { maxQueryLength } from './query-length.ts';

/** Something to search by one text, such as a product by all its names. */
export interface Searchable {
  readonly text: string;
}

/** Shortest search terms that may contain one typo (matching a prefix) and two typos (matching a whole word). */
const minLengthForTypos = { one: 4, two: 7 } as const;

/**
 * The items that match a query, in the given order. Ignores case, accents, punctuation and spaces within a name; a term
 * matches the beginning of a word. Typos are tolerated only when nothing matches exactly. An empty query matches all.
 */
export function findProducts<Item extends Searchable>(items: readonly Item[], query: string): readonly Item[] {
  const terms = wordsOf(query.slice(0, maxQueryLength));
  if (terms.length === 0) return items;
  const indexed = items.map((item) => ({ item, words: wordsIn(item) }));
  const exact = indexed.filter(({ words }) => hasJoined(words, terms) || terms.every((term) => hasPrefix(words, term)));
  const found =
    exact.length > 0 ? exact : indexed.filter(({ words }) => terms.every((term) => isFuzzyMatch(words, term)));
  return found.map(({ item }) => item);
}

/** Largest edits per letter of a term, and shortest term, for an item to be near. */
const nearLimits = { edits: 0.4, length: 3 } as const;

/** The items that come nearest to a query without results, by any one of its words; at most `limit`, none if all are far. */
export function findNearest<Item extends Searchable>(
  items: readonly Item[],
  query: string,
  limit: number,
): readonly Item[] {
  const terms = wordsOf(query.slice(0, maxQueryLength)).filter(({ length }) => length >= nearLimits.length);
  const distance = (item: Item) => {
    const words = wordsIn(item);
    return Math.min(...terms.flatMap((term) => words.map((word) => editDistances(term, word).prefix / term.length)));
  };
  const measured = items.map((item) => ({ item, edits: distance(item) }));
  const fewest = Math.min(nearLimits.edits, ...measured.map(({ edits }) => edits));
  const nearest = measured.filter(({ edits }) => edits === fewest);
  return nearest.slice(0, limit).map(({ item }) => item);
}

/** Whether a word of seven letters or more is a known one with one letter more, less, other or swapped. */
export function hasTypo(word: string, known: string): boolean {
  return word.length >= minLengthForTypos.two && editDistances(word, known).full <= 1;
}

const knownWords = new WeakMap<Searchable, readonly string[]>();

/** The words of an item, each once: split at its first search, since every letter that is typed is one. */
function wordsIn(item: Searchable): readonly string[] {
  const known = knownWords.get(item) ?? [...new Set(wordsOf(item.text))];
  knownWords.set(item, known);
  return known;
}

/** Splits a text into words of lower-case letters and digits, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function hasPrefix(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start));
}

/** Finds `h 2` and `black-pepper` in `h2` and `black pepper`, and the other way round. */
function hasJoined(words: readonly string[], terms: readonly string[]): boolean {
  const joined = terms.join('');
  return words.some((_, index) => {
    let text = '';
    for (let at = index; text.length < joined.length && at < words.length; at++) text += words[at];
    return text.startsWith(joined);
  });
}

/** Finds `tumeric` in `turmeric` and `sinamon` in `cinnamon`. */
function isFuzzyMatch(words: readonly string[], term: string): boolean {
  if (term.length < minLengthForTypos.one) return hasPrefix(words, term);
  return words.some((word) => {
    const { prefix, full } = editDistances(term, word);
    return prefix <= 1 || (term.length >= minLengthForTypos.two && full <= 2);
  });
}

/** Damerau-Levenshtein distances (optimal string alignment) from a term to the nearest prefix of a word and to all of it. */
function editDistances(term: string, word: string): { readonly prefix: number; readonly full: number } {
  // Row r holds the distances of the first r letters of the term to every prefix of the word.
  const letters = word.split('');
  let older: number[] = [];
  let row = [0, ...letters.map((_, at) => at + 1)];
  for (const [index, letter] of term.split('').entries()) {
    const next = [index + 1];
    for (const [at, other] of letters.entries()) {
      const isSwap = letter === letters[at - 1] && term[index - 1] === other;
      next.push(
        Math.min(
          value(row, at + 1) + 1,
          value(next, at) + 1,
          value(row, at) + (letter === other ? 0 : 1),
          isSwap ? value(older, at - 1) + 1 : Infinity,
        ),
      );
    }
    [older, row] = [row, next];
  }
  return { prefix: Math.min(...row), full: value(row, letters.length) };
}

function value(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
