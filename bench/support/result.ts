import { median } from '#scripts/support/median.ts';

export interface Result {
  readonly what: string;
  readonly measured: string;
  readonly target: string;
  readonly isMet: boolean | undefined;
}

export interface Part {
  readonly title: string;
  readonly measure: (rounds: number) => Promise<readonly Result[]>;
}

export const ms = (value: number) => `${Math.round(value)} ms`;
export const ratio = (value: number) => value.toFixed(2);
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;

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

export function combine(what: string, results: readonly Result[]): Result {
  return {
    what,
    measured: results.map(({ measured, isMet }) => (isMet === false ? `**${measured}**` : measured)).join(', '),
    target: results.map(({ target }) => target).join(', '),
    isMet: results.every(({ isMet }) => isMet !== false),
  };
}

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

export function withoutTarget({ what, measured }: Pick<Result, 'what' | 'measured'>): Result {
  return { what, measured, target: '', isMet: undefined };
}
