import { getKeys } from '#domain/fields.ts';
import type { Token } from '#domain/quick-list/words/tokenize.ts';
import { findWordClass, type WordClass } from '#domain/quick-list/words/vocabulary.ts';
import { matchKinds, toKindText } from './kind-text.ts';

/*
 * Patterns over the kinds of the tokens (`TokenKind`). A number that may be a day of a month, a year or a date has the
 * kind `#day`, `#year` or `#date`; any other has `#other`. `#\w+` matches all four.
 */

const numberAfterTimesOrUnit = /(?<=times |(?<!#\w+ )unit )#\w+ (?!(?:property|measure|currency|month) )/g;
const numberBeforeUnitOrPacks = /#\w+ (?=unit (?!per unit )|open unit |(?:(?:filler|neutral) ){0,3}(?:pack|times) )/g;
export const amountNumberPatterns = [numberAfterTimesOrUnit, numberBeforeUnitOrPacks];

const propertyValue = /(?:#(?!date)\w+ (?:dash|and) )?#(?!date)\w+ (?:property|measure) (?:per (?:unit|pack) )?/g;
const dayBeforeMonth = /#day (?:(?:dash|point|of) ){0,3}month (?:(?:(?:dash|point|pause|of) ){0,2}#year )?/g;
const monthBeforeDayOrYear = /month (?:(?:dash|point|of) ){0,2}(?:#day (?:(?:pause )?#year )?|#year )/g;
const priceOrRatio = /#(?!date)\w+ (?:currency (?:per (?:unit|pack) )?|per (?:unit|pack) |unit per unit )/g;
const harvestYearOrDate = /#year label |#date /g;
const labelledNumber =
  /(?:label|measure|currency) (?:(?:dash|colon|equals|point|qualifier|of|and) ){0,4}#\w+ (?:per (?:unit|pack) )?/g;
const codeWithItsGroups =
  /code (?:(?:dash|colon|equals|point|qualifier|of|and|label) ){0,4}#\w+ (?:(?:(?:dash|point|open|close) )?#\w+ )*/g;
export const asidePatterns = [
  propertyValue,
  dayBeforeMonth,
  monthBeforeDayOrYear,
  priceOrRatio,
  harvestYearOrDate,
  labelledNumber,
  codeWithItsGroups,
];

/**
 * Tells for each token whether it is an aside: a number that is no amount but a property, date, price or code, or a
 * word that marks such a number.
 */
export function findAsides(tokens: readonly Token[]): boolean[] {
  const asides = tokens.map(() => false);
  const kinds = tokens.map((token, index) => toTokenKind(token, tokens[index - 1]));
  const kindText = toKindText(kinds);
  for (const { start } of amountNumberPatterns.flatMap((pattern) => matchKinds(kindText, pattern))) {
    kinds[start] = 'amount-number';
  }
  const kindTextWithAmounts = toKindText(kinds);
  for (const { start, end } of asidePatterns.flatMap((pattern) => matchKinds(kindTextWithAmounts, pattern))) {
    asides.fill(true, start, end);
  }
  return asides;
}

type TokenKind = WordClass | keyof typeof asideWords | '#day' | '#year' | '#date' | '#other' | 'word' | 'amount-number';

/**
 * Words whose kind in this file differs from their class, which says what a word means beside an amount. The words of
 * the classes `and` and `of` keep their kind; those here join them.
 */
const asideWords = {
  and: 'to a bis by',
  // 3rd of June
  of: 'st nd rd th er º',
  qualifier: 'n no nr nº num number max min at is approx # + < ≤',
  measure: 'mesh malla mallas asta week semana woche',
  code: 'tel phone fax whatsapp mobile hs hsn taric',
} as const;
const asideKinds = new Map(
  getKeys(asideWords).flatMap((kind) => asideWords[kind].split(' ').map((word) => [word, kind])),
);

function toTokenKind({ tokenType, text, start }: Token, before: Token | undefined): TokenKind {
  if (tokenType === 'number') {
    if (/^(?:0?[1-9]|[12]\d|3[01])$/.test(text)) return '#day';
    if (/^(?:19|20)\d\d$/.test(text)) return '#year';
    const isDate = /^\d{1,4}([-./])\d{1,2}\1\d{2,4}$|^(?:19|20)\d\d[-–/]\d+$|^\d+[-–/](?:19|20)\d\d$/.test(text);
    return isDate ? '#date' : '#other';
  }
  const isInches = text === '"' && before?.tokenType === 'number' && before.end === start;
  if (isInches) return 'property';
  // In Portuguese `em pó` means ground; elsewhere `po` means a purchase order.
  if (text === 'po' && before?.text === 'em') return 'word';
  return asideKinds.get(text) ?? findWordClass(text) ?? 'word';
}
