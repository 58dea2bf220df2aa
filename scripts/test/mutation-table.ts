import { dirname } from 'node:path';
import { readJson } from '#scripts/support/read-json.ts';

export interface Mutant {
  readonly file: string;
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError';
  readonly statusReason?: string;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Omit<Mutant, 'file'>[] }>>;
}

export function readMutants(reportFile: string): readonly Mutant[] {
  const { files } = readJson(reportFile) as Report;
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));
}

interface Count {
  readonly killedCount: number;
  /** Mutants that ended in an endless loop or a test that waited in vain; they count as killed. */
  readonly timeoutCount: number;
  readonly survivedCount: number;
  readonly uncoveredCount: number;
}

function countMutants(mutants: readonly Mutant[]): Count {
  const count = (...statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    killedCount: count('Killed', 'Timeout'),
    timeoutCount: mutants.filter(isTimeout).length,
    survivedCount: count('Survived'),
    uncoveredCount: count('NoCoverage'),
  };
}

function isTimeout({ status, statusReason = '' }: Mutant): boolean {
  return status === 'Timeout' || (status === 'Killed' && /timed out in \d+ms/.test(statusReason));
}

export function computeScore(mutants: readonly Mutant[]): number {
  const { killedCount, survivedCount, uncoveredCount } = countMutants(mutants);
  return (100 * killedCount) / Math.max(1, killedCount + survivedCount + uncoveredCount);
}

function formatLine(name: string, mutants: readonly Mutant[]): string {
  const { killedCount, timeoutCount, survivedCount, uncoveredCount } = countMutants(mutants);
  const testedCount = killedCount + survivedCount + uncoveredCount;
  const score = `${computeScore(mutants).toFixed(1)} %`;
  const cells = [testedCount, killedCount, timeoutCount, survivedCount, uncoveredCount, score];
  return `| ${name} | ${cells.join(' | ')} |`;
}

export function formatTable(mutants: readonly Mutant[]): string {
  const byFolder = Map.groupBy(mutants, ({ file }) => dirname(file));
  const lines = [...byFolder].map(([name, inFolder]) => formatLine(name, inFolder)).toSorted();
  const count = (wanted: string) => mutants.filter(({ status }) => status === wanted).length;
  return [
    '| folder | mutants | killed | of them by a timeout | survived | not covered | score |',
    '| - | -: | -: | -: | -: | -: | -: |',
    ...lines,
    formatLine('all', mutants),
    '',
    `Not tested: ${count('Ignored')} that run once, at the import; ${count('RuntimeError')} that stop the import.`,
  ].join('\n');
}
