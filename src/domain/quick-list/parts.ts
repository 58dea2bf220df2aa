import type { NameParser } from './product-names.ts';
import { findRemarks } from './remarks.ts';
import { fold, tokensOf, type Token } from './tokens.ts';
import { codeOf } from './vocabulary.ts';

/** A token and what it is: a letter of `vocabulary.ts`, `n` a number, `u` a unit, `a` a name, `d` another word, `#` a remark. */
export interface Part extends Token {
  readonly code: string;
  /** Of a name: the word that the products are compared with. */
  readonly name?: string;
}

/** `C 5`, `No. 02`: a number that belongs to a name, unless an amount follows. */
const numbered =
  /(?<![\p{L}\d°])(?:([chm])|n(?:o|r)?\.?\s?[º°]?)[\s.:-]{0,2}0?([1-9])(?![\d\p{L}]|[.,]\d|\s*(?:x|×|\*)|\s*(?:kgs?|lbs?|g|l|t|mt|bags?|sacos?)\b)/gu;

/** Words that take the next one away: `no stems`. */
const negations = new Set('no not sin without ohne sans sem kein keine non'.split(' '));

/** Tells of each word, number and sign of a line what it may be. */
export function partsOf(line: string, names: NameParser): Part[] {
  const remarks = findRemarks(line);
  const isRemark = ({ start, end }: Token) => remarks.some((range) => start < range.end && end > range.start);
  const grades = Array.from(fold(line).matchAll(numbered), ({ 0: text, 1: letter, 2: digit, index }) => ({
    start: index,
    end: index + text.length,
    name: `${letter ?? 'no'}${digit}`,
  })).filter(({ name }) => names.kindOf(name) === 'name');

  const read = (token: Token, before: Token | undefined, after: Token | undefined): Pick<Part, 'code' | 'name'> => {
    const grade = grades.find(({ start, end }) => token.start >= start && token.end <= end);
    if (isRemark(token) || (token.kind === 'word' && negations.has(before?.text ?? ''))) return { code: '#' };
    if (grade) return { code: 'a', name: grade.name };
    if (token.kind === 'number') return { code: 'n' };
    // A minus, not a dash between two words or numbers.
    const isMinus = after?.kind === 'number' && after.start === token.end && before?.end !== token.start;
    const code = codeOf(token.text);
    if (code !== undefined) return { code: code === '-' && isMinus ? '?' : code };
    // `8 cm cut`, `cut to length`: no off cut.
    const isLength =
      token.text === 'cut' && [before, after].some((near) => near && (isRemark(near) || near.text === 'to'));
    return isLength || names.kindOf(token.text) === undefined ? { code: 'd' } : { code: 'a', name: token.text };
  };
  const tokens = tokensOf(line);
  return tokens.map((token, at) => Object.assign(token, read(token, tokens[at - 1], tokens[at + 1])));
}
