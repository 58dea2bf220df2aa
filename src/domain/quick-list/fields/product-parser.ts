import { getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { isOneEditApart } from '#domain/catalogue/product-search.ts';
import { tokenize } from '#domain/quick-list/words/tokens.ts';
import { descriptiveWords, distinguishingWords, vagueWords } from '#domain/quick-list/words/vocabulary.ts';

/** What a list may call a product. */
export interface ParserNames {
  readonly id: ProductId;
  readonly types: readonly string[];
  readonly names: string;
  readonly searchTerms: string;
}

interface ProductMatch {
  readonly ids: readonly ProductId[];
  /** Whether the words name one product and no other: in full, or by a word that only it has. */
  readonly isSure: boolean;
}

export interface ProductParser {
  /** Whether a word names a product, or only describes one (`cut`), or resembles a name; undefined for any other word. */
  readonly findNameKind: (word: string) => 'name' | 'descriptive' | 'misspelt' | undefined;
  readonly parse: (words: readonly string[]) => ProductMatch;
}

/** Shortest word that may be the beginning of another one, or misspelt. */
const minInexactLength = 4;

interface IndexedProduct {
  readonly id: ProductId;
  readonly types: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

/** A word and the products that it may mean; inexact with a wrong letter, or as the beginning of a longer word. */
interface Term {
  readonly text: string;
  readonly products: readonly IndexedProduct[];
  readonly isInexact: boolean;
}

/** Prepares the names of the products. In a category, one that is named in full wins: `C5` is not `C5 Special`. */
export function createProductParser(products: readonly ParserNames[]): ProductParser {
  const index = products.map(({ id, types, names, searchTerms }) => {
    const named = splitSingulars(`${types.join(' ')} ${names}`);
    const joined = named.map((word, at) => word + (named[at + 1] ?? ''));
    return {
      id,
      types: types.map(splitSingulars),
      words: new Set([...named, ...joined, ...splitSingulars(searchTerms)]),
    };
  });
  const terms = new Map<string, Term>();
  const findTerm = (word: string) => {
    const text = singular(word);
    const term = terms.get(text) ?? toTerm(text, index);
    terms.set(text, term);
    return term;
  };
  return {
    findNameKind: (word) => {
      const { text, products: meant, isInexact } = findTerm(word);
      return meant.length === 0
        ? undefined
        : isInexact
          ? 'misspelt'
          : descriptiveWords.has(text)
            ? 'descriptive'
            : 'name';
    },
    parse: (words) => rankProducts([...new Set(words.map(findTerm))], index),
  };
}

function toTerm(text: string, index: readonly IndexedProduct[]): Term {
  const exact = index.filter(({ words }) => words.has(text));
  if (exact.length > 0 || text.length < minInexactLength) return { text, products: exact, isInexact: false };
  const isLike = (word: string) =>
    word.length >= minInexactLength && (word.startsWith(text) || isOneEditApart(word, text));
  return { text, products: index.filter(({ words }) => [...words].some(isLike)), isInexact: true };
}

function rankProducts(terms: readonly Term[], index: readonly IndexedProduct[]): ProductMatch {
  const countTerms = (product: IndexedProduct) => terms.filter(({ products }) => products.includes(product)).length;
  const most = Math.max(1, ...index.map(countTerms));
  const likeliest = index.filter((product) => countTerms(product) === most);
  const preferred = preferFullNames(likeliest, terms);
  const [first, second] = preferred;
  const fitsAllTerms =
    first && !second && terms.every(({ products, isInexact }) => products.includes(first) && !isInexact);
  const candidates = fitsAllTerms ? preferred : [...new Set([...preferred, ...likeliest])];
  const isSure = fitsAllTerms === true && (hasFullName(first, terms) || meansOneProduct(terms, index));
  return { ids: candidates.map(({ id }) => id), isSure };
}

/** Vague words count only if they distinguish products, and never by themselves. */
function meansOneProduct(terms: readonly Term[], index: readonly IndexedProduct[]): boolean {
  const naming = terms.filter(({ text }) => !vagueWords.has(text) || distinguishingWords.has(text));
  const hasName = naming.some(({ text }) => !distinguishingWords.has(text));
  return hasName && index.filter((product) => naming.every(({ products }) => products.includes(product))).length === 1;
}

function hasFullName({ types }: IndexedProduct, terms: readonly Term[]): boolean {
  return types.some((type) => type.every((word) => terms.some(({ text }) => text === word)));
}

/** Leaves out the products whose category has one that the terms name in full; the longer name counts. */
function preferFullNames(likeliest: readonly IndexedProduct[], terms: readonly Term[]): readonly IndexedProduct[] {
  const named = likeliest.filter((product) => hasFullName(product, terms));
  const namedCategories = new Set(named.map(({ id }) => getCategory(id)));
  return likeliest.filter((product) => named.includes(product) || !namedCategories.has(getCategory(product.id)));
}

/** The words of a name without the s of the plural; `No. 02` is one word. */
function splitSingulars(text: string): string[] {
  const words: string[] = [];
  for (const { form, text: word } of tokenize(text)) {
    if (form === 'word') words.push(singular(word));
    else if (form === 'number' && words.length > 0) words.push(`${words.pop() ?? ''}${Number(word)}`);
  }
  return words.filter((word) => !/^(?:de|en|of)$/.test(word));
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
