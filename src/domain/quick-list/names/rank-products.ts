import { getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { distinguishingWords, vagueWords } from '#domain/quick-list/words/vocabulary.ts';
import type { NamedProduct, NameWord } from './name-words.ts';

export interface ProductMatch {
  readonly ids: readonly ProductId[];
  /** Whether the words mean exactly one product: they hold its full name, or no other product has all of them. */
  readonly isSure: boolean;
}

export function rankProducts(nameWords: readonly NameWord[], namedProducts: readonly NamedProduct[]): ProductMatch {
  const countNameWords = (product: NamedProduct) =>
    nameWords.filter(({ products }) => products.includes(product)).length;
  const max = Math.max(1, ...namedProducts.map(countNameWords));
  const likeliest = namedProducts.filter((product) => countNameWords(product) === max);
  const preferred = preferFullNames(likeliest, nameWords);
  const [first, second] = preferred;
  const fitsAllWords =
    first && !second && nameWords.every(({ products, isInexact }) => products.includes(first) && !isInexact);
  const candidates = fitsAllWords ? preferred : [...new Set([...preferred, ...likeliest])];
  const isSure =
    fitsAllWords === true && (hasFullName(first, nameWords) || canMeanOneProductOnly(nameWords, namedProducts));
  return { ids: candidates.map(({ id }) => id), isSure };
}

/**
 * Whether exactly one product has all these words. Vague words are ignored unless they distinguish products. Without
 * any other word the answer is false: `white` alone names nothing.
 */
function canMeanOneProductOnly(nameWords: readonly NameWord[], namedProducts: readonly NamedProduct[]): boolean {
  const naming = nameWords.filter(({ text }) => !vagueWords.has(text) || distinguishingWords.has(text));
  const hasName = naming.some(({ text }) => !distinguishingWords.has(text));
  return (
    hasName &&
    namedProducts.filter((product) => naming.every(({ products }) => products.includes(product))).length === 1
  );
}

function hasFullName({ types }: NamedProduct, nameWords: readonly NameWord[]): boolean {
  return types.some((type) => type.every((word) => nameWords.some(({ text }) => text === word)));
}

/** If the words hold the full name of a product, drops other products of its category: `C5` drops `C5 Special`. */
function preferFullNames(likeliest: readonly NamedProduct[], nameWords: readonly NameWord[]): readonly NamedProduct[] {
  const named = likeliest.filter((product) => hasFullName(product, nameWords));
  const namedCategories = new Set(named.map(({ id }) => getCategory(id)));
  return likeliest.filter((product) => named.includes(product) || !namedCategories.has(getCategory(product.id)));
}
