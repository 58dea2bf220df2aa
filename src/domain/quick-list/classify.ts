import { findExplained } from './explained-numbers.ts';
import type { ProductParser } from './product-parser.ts';
import { tokensOf, type Token } from './tokens.ts';
import { classOf, negations, type WordClass } from './vocabulary.ts';

/** What a part may be beside a word of the vocabulary; `like` resembles a name of a product, `remark` explains itself. */
export type PlainKind = 'number' | 'name' | 'like' | 'remark' | 'unread' | 'word';

/** A token and what it may be. */
export interface Part extends Token {
  readonly kind: WordClass | PlainKind;
  /** That of its column, if only this says what the number is. */
  readonly title?: string;
}

/** Classes whose words may be names first: `leaf oil`, `tea cut`. */
const weak = new Set<WordClass | undefined>(['neutral', 'filler', 'change', 'label', undefined]);

export function partsOf(line: string, parser: ProductParser): Part[] {
  const tokens = joinGrades(tokensOf(line), parser);
  const explained = findExplained(tokens);
  const isNegated = (at: number) =>
    tokens[at]?.form === 'word' && negations.has(tokens[at - 1]?.text ?? '') && classOf(tokens[at].text) !== 'pause';
  const isCutLength = (at: number) => explained[at - 1] || explained[at + 1] || tokens[at + 1]?.text === 'to';
  const read = (token: Token, at: number): Part['kind'] => {
    if (explained[at] === true || isNegated(at) || isNegated(at + 1)) return 'remark';
    if (token.form === 'number') return 'number';
    const word = classOf(token.text);
    const kind = weak.has(word) && !(token.text === 'cut' && isCutLength(at)) ? parser.kindOf(token.text) : undefined;
    return kind === 'name' || kind === 'hint' ? 'name' : (word ?? kind ?? 'word');
  };
  return tokens.map((token, at) => Object.assign(token, { kind: read(token, at) }));
}

/** Makes one word of `C 5`, `C-5` and `No. 02`, if that is a name and no amount begins with the number. */
function joinGrades(tokens: readonly Token[], parser: ProductParser): Token[] {
  let end = 0;
  return tokens.flatMap((token, at) => {
    if (token.start < end) return [];
    const letter = /^(?:([chm])|n[ro]?|nº)$/.exec(token.text);
    let last = at + 1;
    while (/^[.:º°-]$/.test(tokens[last]?.text ?? '') && last < at + 3) last++;
    const [digit, after] = tokens.slice(last, last + 2);
    const text = `${letter?.[1] ?? 'no'}${Number(digit?.text)}`;
    const isAmount = /^(?:unit|pack|times)$/.test(classOf(after?.text ?? '') ?? '');
    if (!letter || digit?.form !== 'number' || isAmount || parser.kindOf(text) !== 'name') return [token];
    end = digit.end;
    return [{ ...token, text, end }];
  });
}
