import { findMeasure } from './measures.ts';
import { propertyLength } from './property.ts';
import { isDash, isTimes, tokensOf, type Token } from './tokens.ts';
import { isNumberWord, isOtherUnit } from './unread-numbers.ts';
import { isFiller } from './words.ts';

/** Words whose number is a name and no amount: `C 5`, `No. 02`, `lot 17`. */
const labels = new Set('c h m no nr lot ref item grade size'.split(' '));

/** Neighbouring words of a line that belong together. */
export interface Group {
  readonly kind: 'name' | 'amount' | 'property';
  readonly start: number;
  readonly end: number;
  /** Of an amount: whether it has a number with a unit, and one without. */
  readonly hasMeasure: boolean;
  readonly hasPlain: boolean;
}

/** The names, amounts and properties of a line, in its order. */
export function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  const tokens = tokensOf(text);
  let isOpen = false;
  for (let at = 0; at < tokens.length; at++) {
    const isComplete = groups.some(({ hasMeasure }) => hasMeasure);
    const part = partAt(tokens, at, isComplete);
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

/** What begins at a token, and how many tokens it takes; undefined for fillers and signs. `isComplete`: a number with unit is before it. */
function partAt(
  tokens: readonly Token[],
  at: number,
  isComplete: boolean,
): (Group & { readonly tokens: number }) | undefined {
  const token = tokens[at];
  if (!token || token.kind === 'sign') return undefined;
  const part = (kind: Group['kind'], count: number, hasMeasure = false) => {
    const start = kind !== 'name' && isMinus(tokens, at - 1) ? token.start - 1 : token.start;
    const end = tokens[at + count - 1]?.end ?? token.end;
    return { kind, start, end, tokens: count, hasMeasure, hasPlain: kind === 'amount' && !hasMeasure };
  };
  const property = propertyLength(tokens, at);
  if (property > 0) return part('property', property);
  if (token.kind === 'number') return part('amount', 1 + unitLength(tokens, at + 1), unitLength(tokens, at + 1) > 0);
  if (isFillerOrUnit(token.text)) return undefined;
  if (isNumberWord(token.text) && (!isComplete || continuesAmount(tokens[at - 1]))) return part('amount', 1);
  return part('name', labels.has(token.text) ? labelLength(tokens, at) : 1);
}

function isFillerOrUnit(word: string): boolean {
  return isFiller(word) || findMeasure(word) !== undefined;
}

/** Whether a number in words after this token belongs to the amount, though that has a unit already. */
function continuesAmount(before: Token | undefined): boolean {
  return before !== undefined && (isTimes(before) || /^(?:and|et|u|und|y)$/.test(before.text));
}

/** The tokens of the unit of an amount at a token, 0 without; a separator of columns may stand before it. */
function unitLength(tokens: readonly Token[], at: number): number {
  const skipped = /^[;,|]$/.test(tokens[at]?.text ?? '') ? 1 : 0;
  const word = tokens[at + skipped];
  const isUnit =
    word?.kind === 'word' && (findMeasure(word.text) !== undefined || (skipped === 0 && isOtherUnit(word.text)));
  return isUnit ? skipped + 1 : 0;
}

/** Whether the number at a token has a unit, of an amount or of a property. */
function hasUnit(tokens: readonly Token[], at: number): boolean {
  return unitLength(tokens, at + 1) > 0 || propertyLength(tokens, at) > 0;
}

/** The tokens of `C 5` and `No. 02`. */
function labelLength(tokens: readonly Token[], at: number): number {
  const skipped = /^[.:#]$/.test(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const isLabel = tokens[at + skipped + 1]?.kind === 'number' && !hasUnit(tokens, at + skipped + 1);
  return isLabel ? skipped + 2 : 1;
}

/** Whether a dash at a token makes the next number negative: none stands before it, and no space after it. */
function isMinus(tokens: readonly Token[], at: number): boolean {
  const dash = tokens[at];
  return dash !== undefined && isDash(dash) && tokens[at + 1]?.start === dash.end && tokens[at - 1]?.end !== dash.start;
}
