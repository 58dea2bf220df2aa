import type { ProductParser } from '#domain/quick-list/names/product-parser.ts';
import { tokenize, type Token } from '#domain/quick-list/words/tokenize.ts';
import { findWordClass, negations, type WordClass } from '#domain/quick-list/words/vocabulary.ts';
import { findAsides } from './find-asides.ts';

/**
 * A class of the vocabulary, or one of these kinds. `misspelt`: a word that is almost a product's name. `aside`: a
 * number that is no amount, the words that mark it, or a negated word. `unreadable`: an amount that cannot be read.
 */
export type PartKind = WordClass | 'number' | 'name' | 'misspelt' | 'aside' | 'unreadable' | 'word';

export interface LinePart extends Token {
  readonly kind: PartKind;
  /** The title of the column, if the note needs it to say what the number is. */
  readonly title?: string;
}

/** A word of one of these classes, or of none, counts as a name if a product's name has it: `oil` in `leaf oil`. */
const ambiguousClasses = new Set<WordClass | undefined>(['neutral', 'filler', 'change', 'label', undefined]);

export function parseParts(line: string, parser: ProductParser): LinePart[] {
  const tokens = joinGrades(tokenize(line), parser);
  const asides = findAsides(tokens);
  const isNegation = (at: number) => negations.has(tokens[at]?.text ?? '') && tokens[at + 1]?.tokenType === 'word';
  // In `8 cm cut`, `cut` does not mean the product Off Cut.
  const isCutLength = (at: number) =>
    tokens[at]?.text === 'cut' && (asides[at - 1] || asides[at + 1] || tokens[at + 1]?.text === 'to');
  const toPartKind = (token: Token, at: number): PartKind => {
    if (asides[at] === true || isNegation(at) || isNegation(at - 1)) return 'aside';
    if (token.tokenType === 'number') return 'number';
    const wordClass = findWordClass(token.text);
    const nameKind = ambiguousClasses.has(wordClass) && !isCutLength(at) ? parser.findNameKind(token.text) : undefined;
    return nameKind === 'name' || nameKind === 'descriptive' ? 'name' : (wordClass ?? nameKind ?? 'word');
  };
  const toPart = (token: Token, at: number): LinePart => ({ ...token, kind: toPartKind(token, at) });
  return tokens.map(toPart);
}

/** Joins `C 5`, `C-5` or `No. 02` to one token if the result is a name and the number starts no amount (`C 5 kg`). */
function joinGrades(tokens: readonly Token[], parser: ProductParser): Token[] {
  let joinedUpTo = 0;
  return tokens.flatMap((token, at) => {
    if (token.start < joinedUpTo) return [];
    const prefix = /^(?:([chm])|n[ro]?|nº)$/.exec(token.text);
    if (!prefix) return [token];
    let numberAt = at + 1;
    while (/^[.:º°-]$/.test(tokens[numberAt]?.text ?? '') && numberAt < at + 3) numberAt++;
    const [number, next] = tokens.slice(numberAt, numberAt + 2);
    const text = `${prefix[1] ?? 'no'}${Number(number?.text)}`;
    const isAmount = /^(?:unit|pack|times)$/.test(findWordClass(next?.text ?? '') ?? '');
    if (number?.tokenType !== 'number' || isAmount || parser.findNameKind(text) !== 'name') return [token];
    joinedUpTo = number.end;
    return [{ ...token, text, end: number.end }];
  });
}
