import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { buildVariables } from './variables.ts';

/** What a build is made from, as two hashes. */
export interface Stamp {
  /** Of every variable that the build reads. */
  readonly settings: string;
  /** Of the name, size and time of every source file. */
  readonly sources: string;
}

/** Everything that a build is made from. */
const sourceFiles = [
  'src/**/*',
  'public/**/*',
  'scripts/build/**/*',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** The stamp of a build that is made now. */
export function currentStamp(): Stamp {
  return {
    settings: hash(buildVariables.map((name) => `${name}=${process.env[name]}`)),
    sources: hash(
      globSync(sourceFiles)
        .toSorted()
        .map((file) => {
          const stats = statSync(file, { throwIfNoEntry: false });
          return `${file} ${stats?.size} ${stats?.mtimeMs}`;
        }),
    ),
  };
}

function hash(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
