import type { RowProduct } from '#domain/quick-list/list-row.ts';
import type { LinePart, PartKind } from '#domain/quick-list/words/classify.ts';
import { descriptiveWords } from '#domain/quick-list/words/vocabulary.ts';
import type { ProductParser } from './product-parser.ts';

/** What a phrase of a name may consist of; anything else ends it. */
const phraseKinds = new Set<PartKind>(['name', 'misspelt', 'word', 'of', 'in', 'neutral', 'filler', 'quantity']);
/** The words after them name a destination or a recipient. */
const prepositions = new Set('for para pour fur nach hacia a'.split(' '));

/** Reads the product of a line. It must be confirmed if an unknown word stands before its name or between two pauses with it. */
export function readProduct(
  parts: readonly LinePart[],
  parser: ProductParser,
): { product: RowProduct; isNamed: boolean; used: readonly LinePart[] } {
  const isNamed = parts.some((part) => part.kind === 'name' && !descriptiveWords.has(part.text));
  const isName = ({ kind }: LinePart) => kind === 'name' || (!isNamed && kind === 'misspelt');
  const parse = (words: readonly LinePart[]) => parser.parse(words.map(({ text }) => text));
  // A word that only describes is part of a name if all of them mean one product: `Cinnamon, Off Cut`, not `Alba, white bags`.
  const areOneName = parse(parts.filter(isName)).isSure;
  const isNaming = (part: LinePart) => isName(part) && (areOneName || !isNamed || !descriptiveWords.has(part.text));
  const phrases = splitPhrases(parts);
  const naming = phrases.filter((phrase) => phrase.some(isNaming));
  const used = naming.flatMap((phrase) => phrase.filter(({ kind }) => kind === 'name' || kind === 'misspelt'));
  const { ids, isSure } = parse(used);

  const firstNaming = phrases.findIndex((phrase) => phrase.some(isNaming));
  const hasUnknownWord = [...phrases.slice(0, firstNaming), ...naming].flat().some(({ kind }) => kind === 'word');
  // A name behind the amount must not change what the name before it says: `cinnamon 500 kg, powder`.
  const amountAt = parts.findIndex(
    ({ kind, start }) => (kind === 'number' || kind === 'remark') && start > (used[0]?.start ?? 0),
  );
  const changesBehindAmount =
    amountAt >= 0 && parse(used.filter((part) => parts.indexOf(part) < amountAt)).ids[0] !== ids[0];
  // `C5 / C5 Special`: two products.
  const namesAnother = naming.map(parse).some((one) => one.isSure && one.ids[0] !== ids[0]);
  const isClear = isSure && !hasUnknownWord && !changesBehindAmount && !namesAnother;
  const product = ids.length === 1 ? ids[0] : undefined;
  return { product: { product, products: ids, productDoubt: isClear ? undefined : 'other-words' }, isNamed, used };
}

function splitPhrases(parts: readonly LinePart[]): LinePart[][] {
  const phrases: LinePart[][] = [[]];
  for (const part of parts) {
    if (!phraseKinds.has(part.kind) || prepositions.has(part.text)) phrases.push([]);
    else phrases.at(-1)?.push(part);
  }
  return phrases;
}
