import { findMeasure } from './measures.ts';
import { isDash, isTimes, type Token } from './tokens.ts';
import { isFiller, isPropertyName, isPropertyUnit } from './words.ts';

/**
 * How many tokens a property of the product takes that begins at a token: `60 mesh`, `8-10 cm`, `malla 60`, `malla n.º
 * 60-80`. 0 if none begins there, or if its number may be an amount: `malla 4 x 25 kg`, `malla 4 sacos`.
 */
export function propertyLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const unitOf = (length: number) => unitLength(tokens, at + length);
    const length = [rangeLength(tokens, at), 1].find((each) => unitOf(each) > 0);
    return length === undefined ? 0 : length + unitOf(length);
  }
  if (token?.kind !== 'word' || !isPropertyName(token.text)) return 0;
  let start = at + 1;
  while (/^(?:[.:#=º°]|n|no|nro|num)$/.test(tokens[start]?.text ?? '')) start++;
  if (tokens[start]?.kind !== 'number') return 0;
  const end = start + rangeLength(tokens, start);
  return isEnd(tokens[end]) ? end - at : 0;
}

/** The tokens of `8-10`, `60/80` and `60 a 80`, or of one number. */
function rangeLength(tokens: readonly Token[], at: number): number {
  const [between, upper] = [tokens[at + 1], tokens[at + 2]];
  const isRange = between && (isDash(between) || /^(?:\/|a|to|y)$/.test(between.text)) && upper?.kind === 'number';
  return isRange ? 3 : 1;
}

/** The tokens of `cm` and `°C` at a token, 0 if there is no unit of a property. */
function unitLength(tokens: readonly Token[], at: number): number {
  const [unit = '', scale = ''] = tokens.slice(at, at + 2).map(({ text }) => text);
  if (!isPropertyUnit(unit)) return 0;
  return unit === '°' && (scale === 'c' || scale === 'f') ? 2 : 1;
}

/** Whether the number of a property may end before a token. */
function isEnd(next: Token | undefined): boolean {
  return !next || !(isTimes(next) || isDash(next) || isFiller(next.text) || findMeasure(next.text));
}
