import { findMeasure } from './measures.ts';
import type { Token } from './tokens.ts';

/** Numbers in words, which are not read: without them the amount would be another. English, Spanish, French, German. */
const numberWords = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
    'twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds ' +
    'thousand thousands million millions dozen dozens pair pairs half quarter ' +
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince ' +
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa ' +
    'cien ciento quinientos quinientas mil miles millar millares millon millones docena docenas par pares ' +
    'medio medios media medias cuarto ' +
    'deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille ' +
    'demi demie douzaine ' +
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf funfzehn zwanzig dreißig vierzig funfzig hundert tausend ' +
    'halb halbe dutzend'
  ).split(' '),
);
/** Spanish numbers in one word: `dieciocho`, `veinticinco`, `doscientas`. */
const spanishCompound = /^(?:dieci|veinti)|cient[oa]s$/;

/** Units that a cart can't hold, and lengths of containers. */
const otherUnits = new Set(
  'gal gals gallon gallons galon galones quintal quintales qq arroba arrobas cwt stone cl dl hl cc m3 k feet foot ft pie pies'.split(
    ' ',
  ),
);

/** Words that make a range of the numbers on both sides: `10 to 20 kg`. */
const rangeWords = new Set('a al bis hasta to until'.split(' '));
/** Words after which another number begins: `10 or 20 kg`, `10 bags and 5 kg`. */
const otherWords = new Set('and et o oder or ou u und y'.split(' '));
/** All words that join two numbers. */
export const joiningWords: readonly string[] = [...rangeWords, ...otherWords];

/** Whether a word in lower case is a number. */
export function isNumberWord(word: string): boolean {
  return numberWords.has(word) || spanishCompound.test(word);
}

/** Whether a word in lower case after a number is a unit that is not read. */
export function isOtherUnit(word: string): boolean {
  return otherUnits.has(word);
}

/** Whether the numbers of an amount can't be read as one: a number in words, another unit, a fraction, a range, a choice. */
export function hasUnreadNumbers(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }, at) => {
    const before = tokens[at - 1];
    if (kind === 'word') return isNumberWord(text) || (before?.kind === 'number' && isOtherUnit(text));
    return kind === 'number' && before !== undefined && isJoined(before, tokens.slice(0, at - 1));
  });
}

/** Whether a token in front of a number joins it to an earlier one. */
function isJoined({ kind, text }: Token, earlier: readonly Token[]): boolean {
  if (!earlier.some((token) => token.kind === 'number')) return false;
  if (kind === 'sign') return /^[/~≈+&±<>]$/.test(text);
  const last = earlier.at(-1);
  const isBetween = last?.kind === 'number' || findMeasure(last?.text ?? '') !== undefined;
  return otherWords.has(text) || (isBetween && rangeWords.has(text));
}
