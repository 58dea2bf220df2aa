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
  readonly killed: number;
  /** Mutants that ended in an endless loop or a test that waited in vain; they count as killed. */
  readonly timeouts: number;
  readonly survived: number;
  readonly uncovered: number;
}

function countMutants(mutants: readonly Mutant[]): Count {
  const count = (...statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    killed: count('Killed', 'Timeout'),
    timeouts: mutants.filter(isTimeout).length,
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  };
}

function isTimeout({ status, statusReason = '' }: Mutant): boolean {
  return status === 'Timeout' || (status === 'Killed' && /timed out in \d+ms/.test(statusReason));
}

export function computeScore(mutants: readonly Mutant[]): number {
  const { killed, survived, uncovered } = countMutants(mutants);
  return (100 * killed) / Math.max(1, killed + survived + uncovered);
}

function formatLine(name: string, mutants: readonly Mutant[]): string {
  const { killed, timeouts, survived, uncovered } = countMutants(mutants);
  const tested = killed + survived + uncovered;
  const cells = [tested, killed, timeouts, survived, uncovered, `${computeScore(mutants).toFixed(1)} %`];
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
