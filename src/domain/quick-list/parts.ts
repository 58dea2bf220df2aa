import type { ProductParser } from './product-parser.ts';
import { findRemarks } from './remarks.ts';
import { tokensOf, type Token } from './tokens.ts';
import { classOf, negations, type WordClass } from './vocabulary.ts';

/** A token and what it may be; `like` resembles a name of a product, `remark` explains itself. */
export interface Part extends Token {
  readonly as: WordClass | 'number' | 'name' | 'like' | 'remark' | 'word';
  readonly name?: string;
}

/** Classes whose words may be names first: `leaf oil`, `tea cut`. */
const weak = new Set<WordClass | undefined>(['neutral', 'filler', 'change', 'label', undefined]);

export function partsOf(line: string, parser: ProductParser): Part[] {
  const tokens = tokensOf(line);
  const remarks = findRemarks(tokens);
  const grades = tokens.map((_, at) => gradeAt(tokens, at, parser));
  const near = (at: number) => remarks[at - 1] === true || remarks[at + 1] === true || tokens[at + 1]?.text === 'to';
  const isNegated = (at: number) =>
    tokens[at]?.kind === 'word' && negations.has(tokens[at - 1]?.text ?? '') && classOf(tokens[at].text) !== 'pause';
  const read = (token: Token, at: number): Pick<Part, 'as' | 'name'> => {
    const grade = grades
      .slice(Math.max(0, at - 3), at + 1)
      .find((one, from, all) => one && one.length >= all.length - from);
    if (grade) return { as: 'name', name: grade.name };
    if (remarks[at] === true || isNegated(at) || isNegated(at + 1)) return { as: 'remark' };
    if (token.kind === 'number') return { as: 'number' };
    const word = classOf(token.text);
    // A minus, not a dash between two words or numbers.
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isMinus = token.text === '-' && after?.kind === 'number' && after.start === token.end;
    if (isMinus && (before?.end !== token.start || before.text === '\u001F')) return { as: 'change' };
    const kind = weak.has(word) && !(token.text === 'cut' && near(at)) ? parser.kindOf(token.text) : undefined;
    if (kind === 'name' || kind === 'hint') return { as: 'name', name: token.text };
    return word === undefined && kind === 'like' ? { as: 'like', name: token.text } : { as: word ?? 'word' };
  };
  return tokens.map((token, at) => Object.assign(token, read(token, at)));
}

/** `C 5`, `C-5` and `No. 02`: a number that belongs to a name, unless an amount follows. */
function gradeAt(
  tokens: readonly Token[],
  at: number,
  parser: ProductParser,
): { name: string; length: number } | undefined {
  const letter = /^(?:([chm])|n[ro]?|nº)$/.exec(tokens[at]?.text ?? '');
  if (!letter) return undefined;
  let digit = at + 1;
  while (/^[.:º°-]$/.test(tokens[digit]?.text ?? '') && digit < at + 3) digit++;
  const number = /^0?([1-9])$/.exec(tokens[digit]?.text ?? '')?.[1];
  const name = `${letter[1] ?? 'no'}${number ?? ''}`;
  const after = tokens[digit + 1];
  const isAmount = after && /^(?:unit|pack|times)$/.test(classOf(after.text) ?? '');
  return number !== undefined && !isAmount && parser.kindOf(name) === 'name'
    ? { name, length: digit - at + 1 }
    : undefined;
}
