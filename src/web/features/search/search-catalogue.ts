import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { answerWords, type SearchAnswer } from '#content/search/answer-words.ts';
import { hsCodes } from '#content/search/hs-codes.ts';
import { searchWords } from '#content/search/search-words.ts';
import { getCategoryId, getKind, isCutToLength } from '#domain/catalogue/catalogue.ts';
import { findGradesByThickness } from '#domain/catalogue/find-grades-by-thickness.ts';
import {
  findNearest,
  findProducts,
  isMisspelling,
  splitWords,
  type Searchable,
} from '#domain/catalogue/product-search.ts';
import { matchesHsCode, parseSearchQuery, type SearchQuery } from '#domain/catalogue/search-query.ts';
import { getEntries } from '#domain/fields.ts';
import { categoryNames, getCategoryNameInOrders, getShortName } from '#text/catalogue/names.ts';
import { otherNames } from '#text/search/other-names.ts';

interface IndexedProduct extends Searchable {
  readonly product: ListedProduct;
}

export interface SearchResult {
  readonly products: readonly ListedProduct[];
  readonly answer: SearchAnswer | undefined;
}

export function searchCatalogue(products: readonly ListedProduct[], query: string): SearchResult {
  const { answer, rest } = splitOffAnswer(query);
  const parsedQuery = parseSearchQuery(rest);
  if (answer !== undefined && isEmpty(parsedQuery)) return { products: [], answer };
  const byMeasures = products.filter((product) => hasFittingMeasures(product, parsedQuery));
  const filterByText = (list: readonly ListedProduct[]) =>
    parsedQuery.text === '' ? list : findProducts(createIndex(list), parsedQuery.text).map(({ product }) => product);
  const byMeasuresAndText = filterByText(byMeasures);
  // Text that fits is shown although its measures fit nothing; measures alone that fit nothing find nothing.
  const dropsMeasures = byMeasuresAndText.length === 0 && parsedQuery.text !== '';
  return { products: dropsMeasures ? filterByText(products) : byMeasuresAndText, answer };
}

export function findNearestProducts(
  products: readonly ListedProduct[],
  query: string,
  limit: number,
): readonly ListedProduct[] {
  return findNearest(createIndex(products), query, limit).map(({ product }) => product);
}

function splitOffAnswer(query: string): { readonly answer: SearchAnswer | undefined; readonly rest: string } {
  const words = query.split(/\s+/).map((word) => ({ word, plain: splitWords(word).join('') }));
  const answers = getEntries(answerWords).map(([answer, text]) => [answer, text.split(' ')] as const);
  for (const [answer, triggers] of answers) {
    const others = words.filter(({ plain }) => !triggers.some((each) => each === plain || isMisspelling(plain, each)));
    if (others.length < words.length) return { answer, rest: others.map(({ word }) => word).join(' ') };
  }
  return { answer: undefined, rest: query };
}

function isEmpty({ text, hsCode, millimetres, hasFineness, hasCutLength }: SearchQuery): boolean {
  return text === '' && hsCode === undefined && millimetres === undefined && !hasFineness && !hasCutLength;
}

function hasFittingMeasures({ id }: ListedProduct, parsedQuery: SearchQuery): boolean {
  const { hsCode, millimetres, hasFineness, hasCutLength } = parsedQuery;
  return (
    (hsCode === undefined || matchesHsCode(hsCode, hsCodes[id])) &&
    (millimetres === undefined || findGradesByThickness(millimetres).some((gradedId) => gradedId === id)) &&
    (!hasFineness || getKind(id) === 'powder') &&
    (!hasCutLength || isCutToLength(id))
  );
}

const indexCache = new WeakMap<ListedProduct, IndexedProduct>();

function createIndex(products: readonly ListedProduct[]): readonly IndexedProduct[] {
  return products.map((product) => {
    const known = indexCache.get(product) ?? indexProduct(product);
    indexCache.set(product, known);
    return known;
  });
}

function indexProduct(product: ListedProduct): IndexedProduct {
  const { id, name } = product;
  const categoryId = getCategoryId(id);
  const names = [name, getShortName(id), categoryNames[categoryId], getCategoryNameInOrders(categoryId)];
  return { product, words: [...new Set(splitWords([...names, otherNames[id], searchWords[id]].join(' ')))] };
}
