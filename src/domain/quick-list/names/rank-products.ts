import { getCategoryId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { distinguishingWords, vagueWords } from '#domain/quick-list/words/vocabulary.ts';
import type { NameWord, ProductWords } from './name-words.ts';

export interface ProductMatch {
  readonly ids: readonly ProductId[];
  /** Whether the words mean exactly one product: they hold its whole short name, or no other product has them all. */
  readonly isSure: boolean;
}

export function rankProducts(nameWords: readonly NameWord[], productWords: readonly ProductWords[]): ProductMatch {
  const countNameWords = (product: ProductWords) =>
    nameWords.filter(({ products }) => products.includes(product)).length;
  const max = Math.max(1, ...productWords.map(countNameWords));
  const likeliest = productWords.filter((product) => countNameWords(product) === max);
  const preferred = preferWholeShortNames(likeliest, nameWords);
  const [first, second] = preferred;
  const fitsAllWords =
    first !== undefined &&
    second === undefined &&
    nameWords.every(({ products, isInexact }) => products.includes(first) && !isInexact);
  if (!fitsAllWords) return { ids: [...new Set([...preferred, ...likeliest])].map(({ id }) => id), isSure: false };
  const isSure = hasWholeShortName(first, nameWords) || canMeanOneProductOnly(nameWords, productWords);
  return { ids: [first.id], isSure };
}

/**
 * Whether exactly one product has all these words. Vague words are ignored unless they distinguish products. Without
 * any other word the answer is false: `white` alone names nothing.
 */
function canMeanOneProductOnly(nameWords: readonly NameWord[], productWords: readonly ProductWords[]): boolean {
  const naming = nameWords.filter(({ text }) => !vagueWords.has(text) || distinguishingWords.has(text));
  const hasName = naming.some(({ text }) => !distinguishingWords.has(text));
  return (
    hasName && productWords.filter((product) => naming.every(({ products }) => products.includes(product))).length === 1
  );
}

function hasWholeShortName({ shortNames }: ProductWords, nameWords: readonly NameWord[]): boolean {
  return shortNames.some((name) => name.every((word) => nameWords.some(({ text }) => text === word)));
}

/** If the words hold a product's whole short name, drops others of its category: `C5` drops `C5 Special`. */
function preferWholeShortNames(
  likeliest: readonly ProductWords[],
  nameWords: readonly NameWord[],
): readonly ProductWords[] {
  const namedProducts = likeliest.filter((product) => hasWholeShortName(product, nameWords));
  const namedCategoryIds = new Set(namedProducts.map(({ id }) => getCategoryId(id)));
  return likeliest.filter(
    (product) => namedProducts.includes(product) || !namedCategoryIds.has(getCategoryId(product.id)),
  );
}
