import { categoryOf, type ProductId } from '#domain/catalogue.ts';
import { isDescription, isFiller, stemsOf } from './words.ts';

/** A product with all its names, in the words of the visitor's language and of the trade. */
export interface NamedProduct {
  readonly id: ProductId;
  /** The names within its category: the one that is shown, and the one that is stored. */
  readonly types: readonly string[];
  /** Full name and names of the category. */
  readonly names: string;
  /** What else it is called: other languages, botanical names. */
  readonly searchTerms: string;
}

/** The products that a name may mean. */
interface NameReading {
  readonly ids: readonly ProductId[];
  /** Whether a person must confirm it: a typing mistake, an unknown word beside, or only a description. */
  readonly isGuess: boolean;
  /** Words that no product has. */
  readonly unknown: readonly string[];
}

/** Finds the products that a name means. */
export type NameParser = (name: string) => NameReading;

/** Shortest word that may be the beginning of another one, or misspelt. */
const minLength = 4;

interface Indexed {
  readonly product: NamedProduct;
  /** The words of each type that name something. */
  readonly types: readonly (readonly string[])[];
}

/** The words of all names, each with the products that have it. */
type Vocabulary = ReadonlyMap<string, readonly Indexed[]>;

/** The products that one word fits. */
interface Term {
  readonly text: string;
  readonly fitting: ReadonlySet<Indexed>;
  /** Whether it fits none as it is written, but may with one letter more, less or other. */
  readonly isMisspelt: boolean;
}

/**
 * Prepares the names of the products. A name means the products that most of its words fit; of the same category only the
 * one that it names in full, so that `C5` is not `C5 Special`.
 */
export function createNameParser(products: readonly NamedProduct[]): NameParser {
  const index = products.map((product) => ({
    product,
    types: product.types.map((type) => stemsOf(type).filter((word) => !isFiller(word))),
  }));
  const vocabulary = createVocabulary(index);
  const terms = new Map<string, Term>();
  const findTerm = (text: string) => {
    const term = terms.get(text) ?? findFitting(text, vocabulary);
    terms.set(text, term);
    return term;
  };
  return (name) => {
    const texts = new Set(stemsOf(name).filter((text) => !isFiller(text)));
    return rankProducts(Array.from(texts, findTerm), index);
  };
}

function createVocabulary(index: readonly Indexed[]): Vocabulary {
  const vocabulary = new Map<string, Indexed[]>();
  for (const each of index) {
    const names = stemsOf(`${each.product.types.join(' ')} ${each.product.names}`);
    const joined = names.map((word, at) => word + (names[at + 1] ?? ''));
    for (const word of new Set([...names, ...joined, ...stemsOf(each.product.searchTerms)])) {
      vocabulary.set(word, [...(vocabulary.get(word) ?? []), each]);
    }
  }
  return vocabulary;
}

function rankProducts(terms: readonly Term[], index: readonly Indexed[]): NameReading {
  const score = (each: Indexed) => terms.filter(({ fitting }) => fitting.has(each)).length;
  const scores = new Map(index.map((each) => [each, score(each)]));
  const most = Math.max(1, ...scores.values());
  const best = index.filter((each) => scores.get(each) === most);
  const unknown = terms.filter(({ fitting }) => !best.some((each) => fitting.has(each)));
  const isNamed = terms.some((term) => best.some((each) => isNaming(term, each)));
  const ids = preferNamed(best, terms).map(({ product }) => product.id);
  return {
    ids,
    unknown: ids.length > 0 ? unknown.map(({ text }) => text) : [],
    isGuess: unknown.length > 0 || !isNamed || terms.some(({ isMisspelt }) => isMisspelt),
  };
}

/** Whether a word names the product rather than describing it. */
function isNaming({ text }: Term, { types }: Indexed): boolean {
  return !isDescription(text) || types.some((type) => type.includes(text));
}

function findFitting(text: string, vocabulary: Vocabulary): Term {
  const find = (fits: (word: string) => boolean) =>
    new Set(Array.from(vocabulary, ([word, products]) => (fits(word) ? products : [])).flat());
  const isLong = text.length >= minLength;
  const exact = find((word) => word === text || (isLong && word.startsWith(text)));
  if (exact.size > 0 || !isLong) return { text, fitting: exact, isMisspelt: false };
  const misspelt = find((word) => word.length >= minLength && isOneEditApart(word, text));
  return { text, fitting: misspelt, isMisspelt: true };
}

/** Whether one letter is missing, added, other, or swapped with its neighbour. */
function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwap || short.slice(at + 1) === long.slice(at + 1);
}

/** Leaves out the products whose category has one that the terms name in full. */
function preferNamed(found: readonly Indexed[], terms: readonly Term[]): readonly Indexed[] {
  const named = found.filter(({ types }) =>
    types.some((type) => type.every((word) => terms.some(({ text }) => text === word))),
  );
  const settled = new Set(named.map(({ product }) => categoryOf(product.id)));
  return found.filter((each) => named.includes(each) || !settled.has(categoryOf(each.product.id)));
}
