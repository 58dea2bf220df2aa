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
  readonly id: ProductId;
  readonly types: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
}

/** A word and the products that it fits; as misspelt counts one wrong letter, and the beginning of a longer word. */
interface Term {
  readonly text: string;
  readonly fitting: readonly Indexed[];
  readonly isMisspelt: boolean;
}

/** Prepares the names of the products. Of the same category only the one that is named in full counts: `C5` is not `C5 Special`. */
export function createProductParser(products: readonly ProductLabels[]): ProductParser {
  const index = products.map(({ id, types, names, searchTerms }) => {
    const named = stemsOf(`${types.join(' ')} ${names}`);
    const joined = named.map((word, at) => word + (named[at + 1] ?? ''));
    return { id, types: types.map(stemsOf), words: new Set([...named, ...joined, ...stemsOf(searchTerms)]) };
  });
  const terms = new Map<string, Term>();
  const termOf = (word: string) => {
    const text = singular(word);
    const term = terms.get(text) ?? toTerm(text, index);
    terms.set(text, term);
    return term;
  };
  return {
    kindOf: (word) => {
      const { text, fitting, isMisspelt } = termOf(word);
      return fitting.length === 0 ? undefined : isMisspelt ? 'like' : hints.has(text) ? 'hint' : 'name';
    },
    parse: (words) => rankProducts([...new Set(words.map(termOf))], index),
  };
}

function toTerm(text: string, index: readonly Indexed[]): Term {
  const exact = index.filter(({ words }) => words.has(text));
  if (exact.length > 0 || text.length < minLength) return { text, fitting: exact, isMisspelt: false };
  const isLike = (word: string) => word.length >= minLength && (word.startsWith(text) || isOneEditApart(word, text));
  return { text, fitting: index.filter(({ words }) => [...words].some(isLike)), isMisspelt: true };
}

function rankProducts(terms: readonly Term[], index: readonly Indexed[]): ProductMatch {
  const countOf = (each: Indexed) => terms.filter(({ fitting }) => fitting.includes(each)).length;
  const most = Math.max(1, ...index.map(countOf));
  const best = index.filter((each) => countOf(each) === most);
  const preferred = preferFullNames(best, terms);
  const [only, second] = preferred;
  const isWhole = only && !second && terms.every(({ fitting, isMisspelt }) => fitting.includes(only) && !isMisspelt);
  const found = isWhole ? preferred : [...new Set([...preferred, ...best])];
  const isSure = isWhole === true && (hasFullName(only, terms) || isAlone(terms, index));
  return { ids: found.map(({ id }) => id), isSure };
}

/** Whether the words fit one product only. Vague words count only if they tell products apart, and never alone. */
function isAlone(terms: readonly Term[], index: readonly Indexed[]): boolean {
  const naming = terms.filter(({ text }) => !vague.has(text) || telling.has(text));
  const hasName = naming.some(({ text }) => !telling.has(text));
  return hasName && index.filter((each) => naming.every(({ fitting }) => fitting.includes(each))).length === 1;
}

function hasFullName({ types }: Indexed, terms: readonly Term[]): boolean {
  return types.some((type) => type.every((word) => terms.some(({ text }) => text === word)));
}

/** Leaves out the products whose category has one that the terms name in full; the longer name counts. */
function preferFullNames(found: readonly Indexed[], terms: readonly Term[]): readonly Indexed[] {
  const named = found.filter((each) => hasFullName(each, terms));
  const settled = new Set(named.map(({ id }) => categoryOf(id)));
  return found.filter((each) => named.includes(each) || !settled.has(categoryOf(each.id)));
}

/** The words of a name without the s of the plural; `No. 02` is one word. */
function stemsOf(text: string): string[] {
  const words: string[] = [];
  for (const { form, text: word } of tokensOf(text)) {
    if (form === 'word') words.push(singular(word));
    else if (form === 'number' && words.length > 0) words.push(`${words.pop() ?? ''}${Number(word)}`);
  }
  return words.filter((word) => !/^(?:de|en|of)$/.test(word));
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
