import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { isOneEditApart } from '#domain/catalogue/product-search.ts';
import { tokenize } from '#domain/quick-list/words/tokenize.ts';

export interface ProductNames {
  readonly id: ProductId;
  /** In the language of the page, and as stored in carts. */
  readonly shortNames: readonly string[];
  readonly names: string;
  readonly otherNames: string;
}

export interface ProductWords {
  readonly id: ProductId;
  readonly shortNames: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

/**
 * A word and the products that it may mean. The word is inexact if a letter is wrong, or if it only begins a longer
 * one.
 */
export interface NameWord {
  readonly text: string;
  readonly products: readonly ProductWords[];
  readonly isInexact: boolean;
}

const minInexactLength = 4;
const connectives = new Set(['de', 'en', 'of']);

export function toProductWords({ id, shortNames, names, otherNames }: ProductNames): ProductWords {
  const ownWords = splitSingulars(`${shortNames.join(' ')} ${names}`);
  const joinedWords = ownWords.map((word, at) => word + (ownWords[at + 1] ?? ''));
  return {
    id,
    shortNames: shortNames.map(splitSingulars),
    words: new Set([...ownWords, ...joinedWords, ...splitSingulars(otherNames)]),
  };
}

export function createNameWordFinder(productWords: readonly ProductWords[]): (word: string) => NameWord {
  const nameWords = new Map<string, NameWord>();
  return (word) => {
    const text = toSingular(word);
    const nameWord = nameWords.get(text) ?? toNameWord(text, productWords);
    nameWords.set(text, nameWord);
    return nameWord;
  };
}

function toNameWord(text: string, productWords: readonly ProductWords[]): NameWord {
  const exact = productWords.filter(({ words }) => words.has(text));
  if (exact.length > 0 || text.length < minInexactLength) return { text, products: exact, isInexact: false };
  const isLike = (word: string) =>
    word.length >= minInexactLength && (word.startsWith(text) || isOneEditApart(word, text));
  return { text, products: productWords.filter(({ words }) => [...words].some(isLike)), isInexact: true };
}

/** Splits a name into singular words; a number is joined to the word before it: `No. 02` gives `no2`. */
function splitSingulars(text: string): string[] {
  const words: string[] = [];
  for (const { tokenType, text: word } of tokenize(text)) {
    if (tokenType === 'word') words.push(toSingular(word));
    else if (tokenType === 'number' && words.length > 0) words.push(`${words.pop() ?? ''}${Number(word)}`);
  }
  return words.filter((word) => !connectives.has(word));
}

function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
