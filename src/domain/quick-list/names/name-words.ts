import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { isOneEditApart } from '#domain/catalogue/product-search.ts';
import { tokenize } from '#domain/quick-list/words/tokenize.ts';

export interface ParserNames {
  readonly id: ProductId;
  readonly types: readonly string[];
  readonly names: string;
  readonly otherNames: string;
}

export interface NamedProduct {
  readonly id: ProductId;
  readonly types: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

/**
 * A word and the products that it may mean. The word is inexact if a letter is wrong, or if it only begins a longer
 * one.
 */
export interface NameWord {
  readonly text: string;
  readonly products: readonly NamedProduct[];
  readonly isInexact: boolean;
}

const minInexactLength = 4;

export function indexNames({ id, types, names, otherNames }: ParserNames): NamedProduct {
  const named = splitSingulars(`${types.join(' ')} ${names}`);
  const joined = named.map((word, at) => word + (named[at + 1] ?? ''));
  return {
    id,
    types: types.map(splitSingulars),
    words: new Set([...named, ...joined, ...splitSingulars(otherNames)]),
  };
}

export function createNameWordFinder(namedProducts: readonly NamedProduct[]): (word: string) => NameWord {
  const nameWords = new Map<string, NameWord>();
  return (word) => {
    const text = toSingular(word);
    const nameWord = nameWords.get(text) ?? toNameWord(text, namedProducts);
    nameWords.set(text, nameWord);
    return nameWord;
  };
}

function toNameWord(text: string, namedProducts: readonly NamedProduct[]): NameWord {
  const exact = namedProducts.filter(({ words }) => words.has(text));
  if (exact.length > 0 || text.length < minInexactLength) return { text, products: exact, isInexact: false };
  const isLike = (word: string) =>
    word.length >= minInexactLength && (word.startsWith(text) || isOneEditApart(word, text));
  return { text, products: namedProducts.filter(({ words }) => [...words].some(isLike)), isInexact: true };
}

/** Splits a name into singular words; a number is joined to the word before it: `No. 02` gives `no2`. */
function splitSingulars(text: string): string[] {
  const words: string[] = [];
  for (const { type, text: word } of tokenize(text)) {
    if (type === 'word') words.push(toSingular(word));
    else if (type === 'number' && words.length > 0) words.push(`${words.pop() ?? ''}${Number(word)}`);
  }
  return words.filter((word) => !/^(?:de|en|of)$/.test(word));
}

function toSingular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
