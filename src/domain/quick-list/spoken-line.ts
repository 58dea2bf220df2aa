import { joinNotes, type Fields } from './fields.ts';
import { groupsOf, type Group } from './line-groups.ts';
import { tokensOf } from './tokens.ts';
import { isFiller } from './words.ts';

/** The number of a numbered list: `3. Alba` or `3) Alba`. */
const listNumber = /^\s*\d{1,3}[.)]\s/;

/** Splits `Alba 10 x 25 kg, 8 cm cut`, also with the amount first: what else stands there is the note. */
export function splitSpokenLine(line: string): Fields {
  const asides: string[] = [];
  // Spaces keep the places of the other words.
  const text = line
    .replace(listNumber, '')
    .replaceAll(/\(([^()]*)\)/g, (all, aside: string) => {
      asides.push(aside);
      return ' '.repeat(all.length);
    })
    .replaceAll(/\bc\/u\b/gi, '   ');
  const read = text.replaceAll(/\bn(\.?)[º°]/gi, (_all, point: string) => (point === '' ? 'no' : 'no '));
  const groups = groupsOf(read);
  const slice = ({ start, end }: Group) => read.slice(start, end);
  const name = groups.find(({ kind }) => kind === 'name');
  const [first, second] = groups.filter(({ kind }) => kind === 'amount');
  // `10 Alba 25 kg`: the name stands within the amount.
  const isSplit = first && second && !(first.hasMeasure && first.hasPlain) && isNear(groups, first, second);
  const amounts = [first, isSplit ? second : undefined].filter((group) => group !== undefined);
  const end = Math.max(...[...amounts, name].map((group) => group?.end ?? 0));
  const others = groups.filter((group) => group !== name && group.kind !== 'amount' && group.end <= end);
  return {
    name: name ? slice(name) : '',
    amount: isSplit
      ? `${slice(first)} x ${textBetween(read, groups, first, second)} ${slice(second)}`
      : amounts.map(slice).join(),
    note: joinNotes([...others.map((each) => text.slice(each.start, each.end)), restOf(text.slice(end)), ...asides]),
  };
}

/** The small words between two amounts, without names and properties: they may say `or`. */
function textBetween(text: string, groups: readonly Group[], first: Group, second: Group): string {
  const blank = (left: string, { start, end }: Group) =>
    left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return groups.reduce(blank, text).slice(first.end, second.start);
}

/** Whether at most one name stands between two amounts. */
function isNear(groups: readonly Group[], first: Group, second: Group): boolean {
  return groups.slice(groups.indexOf(first), groups.indexOf(second)).filter(({ kind }) => kind === 'name').length <= 1;
}

/** The text after name and amount, unless it is one word of the amount or of courtesy: `bags`, `please`. */
function restOf(text: string): string {
  const [word, other] = tokensOf(text).filter(({ kind }) => kind !== 'sign');
  return word && !other && isFiller(word.text) ? '' : text;
}
