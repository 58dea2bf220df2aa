import { joinNotes, type Fields } from './fields.ts';
import { findMeasure } from './measures.ts';
import { isDash, tokensOf, type Token } from './tokens.ts';
import { isFiller, isPropertyUnit } from './words.ts';

/** The number of a numbered list: `3. Alba` or `3) Alba`. */
const listNumber = /^\s*\d{1,3}[.)]\s/;
/** Words whose number is a name and no amount: `C 5`, `No. 02`, `lot 17`. */
const labels = new Set('c h m no nr lot ref item grade size'.split(' '));

/** Neighbouring words of a line that belong together. */
interface Group {
  readonly kind: 'name' | 'amount' | 'property';
  readonly start: number;
  readonly end: number;
  /** Of an amount: whether it has a number with a unit, and one without. */
  readonly hasMeasure: boolean;
  readonly hasPlain: boolean;
}

/** Splits `Alba 10 x 25 kg, 8 cm cut`, also with the amount first: what follows name and amount is the note. */
export function splitSpokenLine(line: string): Fields {
  const asides: string[] = [];
  // Spaces keep the places of the other words.
  const text = line.replace(listNumber, '').replaceAll(/\(([^()]*)\)/g, (all, aside: string) => {
    asides.push(aside);
    return ' '.repeat(all.length);
  });
  const groups = groupsOf(text);
  const slice = ({ start, end }: Group) => text.slice(start, end);
  const name = groups.find(({ kind }) => kind === 'name');
  const [first, second] = groups.filter(({ kind }) => kind === 'amount');
  // `10 Alba 25 kg`: the name stands within the amount.
  const isSplit = first && second && !(first.hasMeasure && first.hasPlain) && isNear(groups, first, second);
  const amounts = [first, isSplit ? second : undefined].filter((group) => group !== undefined);
  const end = Math.max(...[...amounts, name].map((group) => group?.end ?? 0));
  const properties = groups.filter((group) => group.kind === 'property' && group.end <= end);
  return {
    name: name ? slice(name) : '',
    amount: amounts.map(slice).join(' x '),
    note: joinNotes([...properties.map(slice), restOf(text.slice(end)), ...asides]),
  };
}

/** Whether at most one name stands between two amounts. */
function isNear(groups: readonly Group[], first: Group, second: Group): boolean {
  return groups.slice(groups.indexOf(first), groups.indexOf(second)).filter(({ kind }) => kind === 'name').length <= 1;
}

/** The text behind name and amount, unless it is one word of the amount or of courtesy: `bags`, `please`. */
function restOf(text: string): string {
  const words = tokensOf(text).filter(({ kind }) => kind !== 'sign');
  return words.length === 1 && words[0]?.kind === 'word' && isFiller(words[0].text) ? '' : text;
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  const tokens = tokensOf(text);
  let isOpen = false;
  for (let at = 0; at < tokens.length; at++) {
    const part = partAt(tokens, at);
    if (!part) {
      // Fillers and signs continue a group, separators of columns end it.
      if (/^[;|]$/.test(tokens[at]?.text ?? '')) isOpen = false;
      continue;
    }
    const last = groups.at(-1);
    if (isOpen && last?.kind === part.kind) {
      const { hasMeasure, hasPlain } = last;
      const both = { hasMeasure: hasMeasure || part.hasMeasure, hasPlain: hasPlain || part.hasPlain };
      groups[groups.length - 1] = { ...last, end: part.end, ...both };
    } else groups.push(part);
    isOpen = part.kind !== 'property';
    at += part.tokens - 1;
  }
  return groups;
}

/** What begins at a token, and how many tokens it takes; undefined for fillers and signs. */
function partAt(tokens: readonly Token[], at: number): (Group & { readonly tokens: number }) | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'sign' || (token.kind === 'word' && isFillerOrUnit(token.text))) return undefined;
  const part = (kind: Group['kind'], count: number, hasMeasure = false) => {
    const start = kind === 'amount' && isMinus(tokens, at - 1) ? token.start - 1 : token.start;
    const end = tokens[at + count - 1]?.end ?? token.end;
    return { kind, start, end, tokens: count, hasMeasure, hasPlain: kind === 'amount' && !hasMeasure };
  };
  if (token.kind === 'word') return part('name', labels.has(token.text) ? labelLength(tokens, at) : 1);
  const unit = unitAt(tokens, at + 1);
  const [dash, upper] = [tokens[at + 1], tokens[at + 2]];
  const isRange = dash && isDash(dash) && upper?.kind === 'number' && unitAt(tokens, at + 3)?.kind === 'property';
  if (unit?.kind === 'property') return part('property', 2);
  if (isRange) return part('property', 4);
  return unit ? part('amount', 1 + unit.tokens, true) : part('amount', 1);
}

function isFillerOrUnit(word: string): boolean {
  return isFiller(word) || findMeasure(word) !== undefined;
}

/** The unit of an amount or a property at a token; a separator of columns may stand before it. */
function unitAt(tokens: readonly Token[], at: number): { kind: 'amount' | 'property'; tokens: number } | undefined {
  const token = tokens[at];
  if (token && isPropertyUnit(token.text)) return { kind: 'property', tokens: 1 };
  const skipped = /^[;,|]$/.test(token?.text ?? '') ? 1 : 0;
  const word = tokens[at + skipped];
  return word?.kind === 'word' && findMeasure(word.text) ? { kind: 'amount', tokens: skipped + 1 } : undefined;
}

/** The tokens of `C 5` and `No. 02`. */
function labelLength(tokens: readonly Token[], at: number): number {
  const skipped = /^[.:#]$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const isLabel = tokens[at + skipped + 1]?.kind === 'number' && !unitAt(tokens, at + skipped + 2);
  return isLabel ? skipped + 2 : 1;
}

/** Whether a dash at a token makes the next number negative: none stands before it, and no space behind it. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const dash = tokens[at];
  return dash !== undefined && isDash(dash) && tokens[at + 1]?.start === dash.end && tokens[at - 1]?.end !== dash.start;
}
