/** Ways to write an amount that leave no doubt. A line fits one with all that it says about amounts, in the letters of `vocabulary.ts`. */
const sure = String.raw`
  Pp?x(?:po)?W[pe]*                       10 x 25 kg; 10 bags x 25 kg
  (?:po|e)?W[pe]?,?xPp?                   25 kg x 10
  Pp,?(?:[oe]+|\()We?\)?e?                10 bags of 25 kg; 10 bags, each 25 kg; 10 bags (25 kg)
  Pp,?We                                  10 bags, 25 kg each
  PWp                                     10 25 kg bags
  We,?Pp                                  25 kg per bag, 10 bags
  QP,?pW                                  quantity 10, pack weight 25 kg
  t?Tt?[i=]Pp                             250 kg in 10 bags; total 250 kg = 10 bags
  Pp(?:[,(]?t|=)T\)?                      10 bags, total 250 kg; 10 bags = 250 kg
  Pp[,(]?Tt\)?                            10 bags, 250 kg total
  tT[,(]?Pp\)?                            total 250 kg, 10 bags
  Tt[,(]?Pp\)?                            250 kg total, 10 bags
  t?Tt?(?:,?[io]|[,(]i?)Wp\)?             250 kg in 25 kg bags; 250 kg (25 kg bags)
  t?Tt?,?i?poW[pe]?                       250 kg in bags of 25 kg
  t?Tt?[,(]?i?We\)?                       250 kg, 25 kg per bag
  Wp,?Tt                                  25 kg bags, 250 kg total
  Pp,t?T,We                               10 bags, total 250 kg, 25 kg each
  P(?:p?x|po)W[pe]*[=,(]?t?Tt?\)?         10 x 25 kg = 250 kg
  t?Tt?[=,(i]?P(?:p?x|po)W[pe]*\)?        250 kg in 10 bags of 25 kg
  t?Tt?[io]Wp,?Pp                         250 kg in 25 kg bags, 10 bags
  t?Tt?(?:ip)?                            250 kg
`;

/** The order of the columns that the page names, in a table without titles. */
const place = String.raw`
  P\|W                                    10; 25; kg
`;

/** Ways that may mean something else, or are a part of an amount only. */
const unsure = String.raw`
  Pp[,(]?T\)?                             10 bags, 250 kg
  T[,(]?Pp\)?                             250 kg, 10 bags
  P,?W                                    10, 25 kg
  P(?:p?x|po|,)(?<weight>n)               10 x 25
  i?(?:po|e)?W[pe]+                       25 kg bags
  i?poW                                   bags of 25 kg
  Pp?                                     10 bags
`;

const groups = { P: '(?<packs>n)', W: '(?<weight>W)', T: '(?<total>W)' } as const;

/** A form; the names of its groups say what each number is. */
export interface Form {
  readonly pattern: RegExp;
  readonly isSure: boolean;
}

function parseForms(table: string, isSure: boolean): Form[] {
  const sources = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s/)[0] ?? '');
  const expand = (source: string) =>
    source.replaceAll(/[PT]|(?<!>)W/g, (letter) => groups[letter as keyof typeof groups]);
  return sources.map((source) => ({ pattern: new RegExp(`^(?:${expand(source)})$`, 'd'), isSure }));
}

export const lineForms: readonly Form[] = [...parseForms(sure, true), ...parseForms(unsure, false)];
export const tableForms: readonly Form[] = [
  ...parseForms(sure + place.trimStart(), true),
  ...parseForms(unsure, false),
];
