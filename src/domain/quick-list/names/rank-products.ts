import { getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { distinguishingWords, vagueWords } from '#domain/quick-list/words/vocabulary.ts';
import type { NamedProduct, Term } from './name-terms.ts';

export interface ProductMatch {
  readonly ids: readonly ProductId[];
  /** Whether the words name one product and no other: in full, or by a word that only it has. */
  readonly isSure: boolean;
}

export function rankProducts(terms: readonly Term[], index: readonly NamedProduct[]): ProductMatch {
  const countTerms = (product: NamedProduct) => terms.filter(({ products }) => products.includes(product)).length;
  const max = Math.max(1, ...index.map(countTerms));
  const likeliest = index.filter((product) => countTerms(product) === max);
  const preferred = preferFullNames(likeliest, terms);
  const [first, second] = preferred;
  const fitsAllTerms =
    first && !second && terms.every(({ products, isInexact }) => products.includes(first) && !isInexact);
  const candidates = fitsAllTerms ? preferred : [...new Set([...preferred, ...likeliest])];
  const isSure = fitsAllTerms === true && (hasFullName(first, terms) || canMeanOneProductOnly(terms, index));
  return { ids: candidates.map(({ id }) => id), isSure };
}

/**
 * Whether these words fit one product only. Vague words count only if they distinguish products. A distinguishing word,
 * such as `white`, is no name by itself.
 */
function canMeanOneProductOnly(terms: readonly Term[], index: readonly NamedProduct[]): boolean {
  const naming = terms.filter(({ text }) => !vagueWords.has(text) || distinguishingWords.has(text));
  const hasName = naming.some(({ text }) => !distinguishingWords.has(text));
  return hasName && index.filter((product) => naming.every(({ products }) => products.includes(product))).length === 1;
}

function hasFullName({ types }: NamedProduct, terms: readonly Term[]): boolean {
  return types.some((type) => type.every((word) => terms.some(({ text }) => text === word)));
}

/** If the terms name a product in full, drops the others of its category: `C5` drops `C5 Special`. */
function preferFullNames(likeliest: readonly NamedProduct[], terms: readonly Term[]): readonly NamedProduct[] {
  const named = likeliest.filter((product) => hasFullName(product, terms));
  const namedCategories = new Set(named.map(({ id }) => getCategory(id)));
  return likeliest.filter((product) => named.includes(product) || !namedCategories.has(getCategory(product.id)));
}
