import { median } from './stats.ts';

/** One line of a table in bench/RESULTS.md. */
export interface Result {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  /** Undefined where there is no target. */
  readonly isMet: boolean | undefined;
}

/** A part of the benchmark: the heading of its table, and its measurement. */
export interface Part {
  readonly title: string;
  readonly measure: (rounds: number) => Promise<readonly Result[]>;
}

/** A result with a target: at most `limit`, or with `atLeast` at least `limit`. */
export function toResult(
  what: string,
  value: number,
  limit: number,
  format: (value: number) => string,
  side: 'atMost' | 'atLeast' = 'atMost',
): Result {
  const isMet = side === 'atMost' ? value <= limit : value >= limit;
  return { what, measured: format(value), target: `${side === 'atMost' ? '≤' : '≥'} ${format(limit)}`, isMet };
}

/** One line for several results; the figures that miss their target stand in bold. */
export function combine(what: string, results: readonly Result[]): Result {
  return {
    what,
    measured: results.map(({ measured, isMet }) => (isMet === false ? `**${measured}**` : measured)).join(', '),
    target: results.map(({ target }) => target).join(', '),
    isMet: results.every(({ isMet }) => isMet !== false),
  };
}

/** A result that compares the medians of two lists of rates per second; the ratio must be at least `minimum`. */
export function toRatioResult(
  what: string,
  rates: readonly number[],
  baseline: string,
  baselineRates: readonly number[],
  minimum: number,
): Result {
  const [rate, baselineRate] = [median(rates), median(baselineRates)];
  const label = `${what} (${perSecond(rate)}) against ${baseline} (${perSecond(baselineRate)})`;
  return toResult(label, rate / baselineRate, minimum, ratio, 'atLeast');
}

/** A result that only explains another one. */
export function withoutTarget({ what, measured }: Pick<Result, 'what' | 'measured'>): Result {
  return { what, measured, target: '', isMet: undefined };
}

/** Whole milliseconds. */
export const ms = (value: number) => `${Math.round(value)} ms`;
/** Two decimals; 1.00 is as fast as the comparison. */
export const ratio = (value: number) => value.toFixed(2);
/** Kilobytes of 1,000 bytes, with one decimal. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
