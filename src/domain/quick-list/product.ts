import type { Part } from './classify.ts';
import type { RowProduct } from './list-row.ts';
import type { ProductParser } from './product-parser.ts';
import { hints } from './vocabulary.ts';

const ofPhrase = new Set<Part['kind']>(['name', 'like', 'word', 'of', 'in', 'neutral', 'filler', 'quantity']);
/** The words after them name a destination or a recipient. */
const prepositions = new Set('for para pour fur nach hacia a'.split(' '));

/** The product of a line. An unknown word before its name, or between two pauses with it, may change what is meant. */
export function readProduct(
  parts: readonly Part[],
  parser: ProductParser,
): { product: RowProduct; isNamed: boolean; used: readonly Part[] } {
  const isNamed = parts.some((part) => part.kind === 'name' && !hints.has(part.text));
  const isName = ({ kind }: Part) => kind === 'name' || (!isNamed && kind === 'like');
  const parse = (words: readonly Part[]) => parser.parse(words.map(({ text }) => text));
  // A word that only describes is part of a name if all of them mean one product: `Cinnamon, Off Cut`, not `Alba, white bags`.
  const isWhole = parse(parts.filter(isName)).isSure;
  const isNaming = (part: Part) => isName(part) && (isWhole || !isNamed || !hints.has(part.text));
  const phrases = phrasesOf(parts);
  const naming = phrases.filter((phrase) => phrase.some(isNaming));
  const used = naming.flatMap((phrase) => phrase.filter(({ kind }) => kind === 'name' || kind === 'like'));
  const first = phrases.findIndex((phrase) => phrase.some(isNaming));
  const isStrange = [...phrases.slice(0, first), ...naming].flat().some(({ kind }) => kind === 'word');
  const { ids, isSure } = parse(used);
  // A name on the other side of an amount must not change what the first one says: `whole cloves 500 kg, 2% stems`.
  const end = parts.findIndex(
    ({ kind, start }) => (kind === 'number' || kind === 'remark') && start > (used[0]?.start ?? 0),
  );
  const isApart = end >= 0 && parse(used.filter((part) => parts.indexOf(part) < end)).ids[0] !== ids[0];
  // `C5 / C5 Special`: two products.
  const isOther = naming.map(parse).some((one) => one.isSure && one.ids[0] !== ids[0]);
  const productDoubt = isSure && !isStrange && !isApart && !isOther ? undefined : 'other-words';
  const product = ids.length === 1 ? ids[0] : undefined;
  return { product: { product, products: ids, productDoubt }, isNamed, used };
}

function phrasesOf(parts: readonly Part[]): Part[][] {
  const phrases: Part[][] = [[]];
  for (const part of parts) {
    if (!ofPhrase.has(part.kind) || prepositions.has(part.text)) phrases.push([]);
    else phrases.at(-1)?.push(part);
  }
  return phrases;
}
