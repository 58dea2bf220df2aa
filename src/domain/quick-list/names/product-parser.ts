import { descriptiveWords } from '#domain/quick-list/words/vocabulary.ts';
import { createNameWordFinder, toProductWords, type ProductNames } from './name-words.ts';
import { rankProducts, type ProductMatch } from './rank-products.ts';

export interface ProductParser {
  /**
   * Whether a word names a product, or only describes one (`cut`), or resembles a name; undefined for any other word.
   */
  readonly findNameKind: (word: string) => 'name' | 'descriptive' | 'misspelt' | undefined;
  readonly parse: (words: readonly string[]) => ProductMatch;
}

export function createProductParser(products: readonly ProductNames[]): ProductParser {
  const productWords = products.map(toProductWords);
  const findNameWord = createNameWordFinder(productWords);
  return {
    findNameKind: (word) => {
      const { text, products: meantProducts, isInexact } = findNameWord(word);
      if (meantProducts.length === 0) return undefined;
      if (isInexact) return 'misspelt';
      return descriptiveWords.has(text) ? 'descriptive' : 'name';
    },
    parse: (words) => rankProducts([...new Set(words.map(findNameWord))], productWords),
  };
}
