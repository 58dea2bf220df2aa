import { findMeasure, type Measure } from './measures.ts';
import type { Token } from './tokens.ts';

/** A number of the text; `measure` is the unit after it. */
export interface Count {
  readonly text: string;
  readonly measure: Measure | undefined;
  readonly token: Token;
}

/** The numbers with their units; a separator may stand between: `25; kg`. */
export function findCounts(tokens: readonly Token[]): Count[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'number') return [];
    const next = /^[;,|]$/.test(tokens[index + 1]?.text ?? '') ? tokens[index + 2] : tokens[index + 1];
    return [{ text: token.text, measure: next?.kind === 'word' ? findMeasure(next.text) : undefined, token }];
  });
}

/** Joins `1 000 kg`, where a space marks the thousands. */
export function joinSpacedThousands(counts: Count[], text: string): Count[] {
  const at = counts.findIndex((first, index) => {
    const second = counts[index + 1];
    const isThousands =
      second && !first.measure && /^[1-9]\d{0,2}$/.test(first.text) && /^\d{3}(?:[.,]\d+)?$/.test(second.text);
    return isThousands && text.slice(first.token.end, second.token.start) === ' ';
  });
  const [first, second] = counts.slice(Math.max(0, at));
  if (at === -1 || !first || !second) return counts;
  return [...counts.slice(0, at), { ...second, text: first.text + second.text }, ...counts.slice(at + 2)];
}
