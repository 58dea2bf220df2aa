import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { ProductParser } from '#domain/quick-list/names/product-parser.ts';
import type { ProductMatch } from '#domain/quick-list/names/rank-products.ts';
import type { RowProduct } from '#domain/quick-list/parsed-row.ts';
import type { LinePart, PartKind } from '#domain/quick-list/parts/parse-parts.ts';
import { descriptiveWords, prepositions } from '#domain/quick-list/words/vocabulary.ts';

interface ProductReading {
  readonly product: RowProduct;
  readonly hasProductName: boolean;
  readonly usedParts: readonly LinePart[];
}

type ParseName = (parts: readonly LinePart[]) => ProductMatch;

/** Reads the product of a line. The buyer must confirm it if, for example, an unknown word stands before its name. */
export function parseProduct(parts: readonly LinePart[], parser: ProductParser): ProductReading {
  const parse: ParseName = (words) => parser.parse(words.map(({ text }) => text));
  const hasProductName = parts.some((part) => part.kind === 'name' && !descriptiveWords.has(part.text));
  const runs = splitRuns(parts);
  const belongsToName = createNamePredicate(parts, hasProductName, parse);
  const runsWithName = runs.filter((run) => run.some(belongsToName));
  const usedParts = runsWithName.flat().filter(({ kind }) => kind === 'name' || kind === 'misspelt');
  const { ids, isSure } = parse(usedParts);
  const [likeliest] = ids;
  const hasOtherName = runsWithName.map(parse).some((match) => match.isSure && match.ids[0] !== likeliest);
  const isClear =
    isSure &&
    !hasOtherName &&
    !hasUnknownWord(runs, runsWithName) &&
    !isChangedAfterAmount(parts, usedParts, parse, likeliest);
  return {
    product: {
      productId: ids.length === 1 ? likeliest : undefined,
      choices: ids,
      productDoubt: isClear ? undefined : 'unclear-product',
    },
    hasProductName,
    usedParts,
  };
}

const runKinds = new Set<PartKind>(['name', 'misspelt', 'word', 'of', 'in', 'neutral', 'filler', 'quantity']);

function splitRuns(parts: readonly LinePart[]): LinePart[][] {
  const runs: LinePart[][] = [[]];
  for (const part of parts) {
    if (!runKinds.has(part.kind) || prepositions.has(part.text)) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  return runs;
}

/**
 * Returns a test of whether a part names the product. Beside another name, a descriptive word does so only if all names
 * together mean one product: `Off Cut` in `Cinnamon, Off Cut`, but not `white` in `Alba, white bags`.
 */
function createNamePredicate(
  parts: readonly LinePart[],
  hasProductName: boolean,
  parse: ParseName,
): (part: LinePart) => boolean {
  const mayBelongToName = ({ kind }: LinePart) => kind === 'name' || (!hasProductName && kind === 'misspelt');
  const isOneProduct = parse(parts.filter(mayBelongToName)).isSure;
  return (part) => mayBelongToName(part) && (isOneProduct || !hasProductName || !descriptiveWords.has(part.text));
}

function hasUnknownWord(runs: readonly LinePart[][], runsWithName: readonly LinePart[][]): boolean {
  const [firstWithName] = runsWithName;
  const before = firstWithName === undefined ? [] : runs.slice(0, runs.indexOf(firstWithName));
  return [...before, ...runsWithName].flat().some(({ kind }) => kind === 'word');
}

/** Whether a name after the amount changes what the name before it says: `cinnamon 500 kg, powder`. */
function isChangedAfterAmount(
  parts: readonly LinePart[],
  usedParts: readonly LinePart[],
  parse: ParseName,
  likeliest: ProductId | undefined,
): boolean {
  const nameStart = usedParts[0]?.start ?? 0;
  const amountAt = parts.findIndex(({ kind, start }) => (kind === 'number' || kind === 'aside') && start > nameStart);
  return amountAt >= 0 && parse(usedParts.filter((part) => parts.indexOf(part) < amountAt)).ids[0] !== likeliest;
}
