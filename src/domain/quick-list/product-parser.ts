import { categoryOf, type ProductId } from '#domain/catalogue/catalogue.ts';
import { isOneEditApart } from '#domain/catalogue/product-search.ts';
import { tokensOf } from './tokens.ts';
import { hints, telling, vague } from './vocabulary.ts';

export interface ProductLabels {
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
  /** Whether a word names a product, or only describes one (`cut`), or resembles a name; undefined if it does nothing of this. */
  readonly kindOf: (word: string) => 'name' | 'hint' | 'like' | undefined;
  readonly parse: (words: readonly string[]) => ProductMatch;
}

/** Shortest word that may be the beginning of another one, or misspelt. */
const minLength = 4;

interface Indexed {
  readonly product: ProductLabels;
  readonly types: readonly (readonly string[])[];
}

/** A word and the products that it fits; as misspelt counts one wrong letter, and the beginning of a longer word. */
interface Term {
  readonly text: string;
  readonly fitting: ReadonlySet<Indexed>;
  readonly isMisspelt: boolean;
}

/** Prepares the names of the products. Of the same category only the one that is named in full counts: `C5` is not `C5 Special`. */
export function createProductParser(products: readonly ProductLabels[]): ProductParser {
  const index = products.map((product) => ({ product, types: product.types.map((type) => stemsOf(type)) }));
  const vocabulary = createVocabulary(index);
  const terms = new Map<string, Term>();
  const termOf = (word: string) => {
    const text = singular(word);
    const term = terms.get(text) ?? findFitting(text, vocabulary);
    terms.set(text, term);
    return term;
  };
  return {
    kindOf: (word) => {
      const { text, fitting, isMisspelt } = termOf(word);
      return fitting.size === 0 ? undefined : isMisspelt ? 'like' : hints.has(text) ? 'hint' : 'name';
    },
    parse: (words) => rankProducts([...new Set(words.map(termOf))], index),
  };
}

function createVocabulary(index: readonly Indexed[]): ReadonlyMap<string, ReadonlySet<Indexed>> {
  const vocabulary = new Map<string, Set<Indexed>>();
  for (const each of index) {
    const names = stemsOf(`${each.product.types.join(' ')} ${each.product.names}`);
    const joined = names.map((word, at) => word + (names[at + 1] ?? ''));
    for (const word of [...names, ...joined, ...stemsOf(each.product.searchTerms)]) {
      vocabulary.set(word, (vocabulary.get(word) ?? new Set()).add(each));
    }
  }
  return vocabulary;
}

function rankProducts(terms: readonly Term[], index: readonly Indexed[]): ProductMatch {
  const countOf = (each: Indexed) => terms.filter(({ fitting }) => fitting.has(each)).length;
  const most = Math.max(1, ...index.map(countOf));
  const best = index.filter((each) => countOf(each) === most);
  const preferred = preferFullNames(best, terms);
  const [only, second] = preferred;
  const isWhole =
    only !== undefined && !second && terms.every(({ fitting, isMisspelt }) => fitting.has(only) && !isMisspelt);
  const ids = (isWhole ? preferred : [...new Set([...preferred, ...best])]).map(({ product }) => product.id);
  return { ids, isSure: isWhole && (hasFullName(only, terms) || isAlone(terms, index)) };
}

/** Whether the words fit one product only. Vague words count only if they tell products apart, and never alone. */
function isAlone(terms: readonly Term[], index: readonly Indexed[]): boolean {
  const naming = terms.filter(({ text }) => !vague.has(text) || telling.has(text));
  const hasName = naming.some(({ text }) => !telling.has(text));
  return hasName && index.filter((each) => naming.every(({ fitting }) => fitting.has(each))).length === 1;
}

function hasFullName({ types }: Indexed, terms: readonly Term[]): boolean {
  return types.some((type) => type.every((word) => terms.some(({ text }) => text === word)));
}

/** Leaves out the products whose category has one that the terms name in full; the longer name counts. */
function preferFullNames(found: readonly Indexed[], terms: readonly Term[]): readonly Indexed[] {
  const named = found.filter((each) => hasFullName(each, terms));
  const settled = new Set(named.map(({ product }) => categoryOf(product.id)));
  return found.filter((each) => named.includes(each) || !settled.has(categoryOf(each.product.id)));
}

function findFitting(text: string, vocabulary: ReadonlyMap<string, ReadonlySet<Indexed>>): Term {
  const exact = vocabulary.get(text);
  if (exact) return { text, fitting: exact, isMisspelt: false };
  const isLike = (word: string) =>
    Math.min(text.length, word.length) >= minLength && (word.startsWith(text) || isOneEditApart(word, text));
  const like = Array.from(vocabulary, ([word, fitting]) => (isLike(word) ? [...fitting] : []));
  return { text, fitting: new Set(like.flat()), isMisspelt: true };
}

/** The words of a name without the s of the plural; `No. 02` is one word. */
function stemsOf(text: string): string[] {
  const words: string[] = [];
  for (const { kind, text: word } of tokensOf(text)) {
    if (kind === 'word') words.push(singular(word));
    else if (kind === 'number' && words.length > 0) words.push(`${words.pop() ?? ''}${Number(word)}`);
  }
  return words.filter((word) => !/^(?:de|en|of)$/.test(word));
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
