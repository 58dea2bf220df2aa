import type { ProductId } from '#domain/catalogue.ts';
import type { Part } from './parts.ts';
import type { NameParser } from './product-names.ts';
import { neutralWords } from './vocabulary.ts';

export interface ProductReading {
  /** The products that the words may mean, the likeliest first. */
  readonly ids: readonly ProductId[];
  /** Whether they name the only one, and no word beside them is unknown. */
  readonly isSure: boolean;
  /** Whether one of the words is a name as it is written. */
  readonly isNamed: boolean;
  readonly used: readonly Part[];
}

/** The product of a line. An unknown word before its name, or between two pauses with it, may change what is meant. */
export function readProduct(parts: readonly Part[], names: NameParser): ProductReading {
  const kindOf = ({ name }: Part) => (name === undefined ? undefined : names.kindOf(name));
  const parse = (words: readonly Part[]) => names.parse(words.flatMap(({ name }) => name ?? []));
  const isNamed = parts.some((part) => kindOf(part) === 'name');
  const all = parts.filter((part) => (isNamed ? /name|hint/.test(kindOf(part) ?? '') : kindOf(part)));
  // Apart from the name, a word that only describes is none, if it is not needed: `Cinnamon, Off Cut`, but `Alba, white bags`.
  const isWhole = parse(all).isSure;
  const isName = (part: Part) => (isNamed && !isWhole ? kindOf(part) === 'name' : all.includes(part));
  const phrases = phrasesOf(parts);
  const used = phrases
    .filter((phrase) => phrase.some(isName))
    .flatMap((phrase) => phrase.filter(({ name }) => name !== undefined));
  const first = phrases.findIndex((phrase) => phrase.some(isName));
  const beside = phrases.filter((phrase, at) => at <= first || phrase.some(isName)).flat();
  const isKnown = beside.every(({ code, text }) => code !== 'd' || neutralWords.has(text));
  const { ids, isSure } = parse(used);
  return { ids, isSure: isSure && isKnown, isNamed, used };
}

/** The words between two numbers, signs or remarks. */
function phrasesOf(parts: readonly Part[]): Part[][] {
  const phrases: Part[][] = [[]];
  for (const part of parts) {
    if (/^[adoirqQ]?$/.test(part.code)) phrases.at(-1)?.push(part);
    else phrases.push([]);
  }
  return phrases;
}
