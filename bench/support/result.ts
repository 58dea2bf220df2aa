import { computeMedian } from '#scripts/support/median.ts';

export interface Result {
  readonly what: string;
  readonly measurement: string;
  readonly target: string;
  readonly isMet: boolean | undefined;
}

export interface BenchPart {
  readonly title: string;
  readonly isMeasuredOnce?: boolean;
  readonly measure: (rounds: number) => Promise<readonly Result[]>;
}

export function formatMs(value: number): string {
  return `${Math.round(value)} ms`;
}

export function formatRatio(value: number): string {
  return value.toFixed(2);
}

export function formatKB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const formatPerSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;

type Target = { readonly format: (value: number) => string } & (
  { readonly atMost: number } | { readonly atLeast: number }
);

export function toResult(what: string, value: number, target: Target): Result {
  const { format } = target;
  const measurement = format(value);
  return 'atMost' in target
    ? { what, measurement, target: `≤ ${format(target.atMost)}`, isMet: value <= target.atMost }
    : { what, measurement, target: `≥ ${format(target.atLeast)}`, isMet: value >= target.atLeast };
}

export function combine(what: string, results: readonly Result[]): Result {
  return {
    what,
    measurement: results
      .map(({ measurement, isMet }) => (isMet === false ? `**${measurement}**` : measurement))
      .join(', '),
    target: results.map(({ target }) => target).join(', '),
    isMet: results.every(({ isMet }) => isMet !== false),
  };
}

interface Comparison {
  readonly baseline: string;
  readonly baselineRates: readonly number[];
  readonly atLeast?: number;
}

export function toRatioResult(what: string, rates: readonly number[], comparison: Comparison): Result {
  const { baseline, baselineRates, atLeast } = comparison;
  const [rate, baselineRate] = [computeMedian(rates), computeMedian(baselineRates)];
  const label = `${what} (${formatPerSecond(rate)}) against ${baseline} (${formatPerSecond(baselineRate)})`;
  const share = rate / baselineRate;
  if (atLeast === undefined) return toResultWithoutTarget({ what: label, measurement: formatRatio(share) });
  return toResult(label, share, { atLeast, format: formatRatio });
}

export function toResultWithoutTarget({ what, measurement }: Pick<Result, 'what' | 'measurement'>): Result {
  return { what, measurement, target: '', isMet: undefined };
}
