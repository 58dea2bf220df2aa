import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { buildVariables } from '#scripts/build/variables.ts';

/** Hashes of what a build is made from: the values of `buildVariables`, and the files. */
export interface Stamp {
  readonly settings: string;
  readonly sources: string;
}

const sourceFiles = ['src/**/*', 'public/**/*', 'scripts/build/**/*', 'package.json', 'package-lock.json'];

export function currentStamp(): Stamp {
  return {
    settings: hash(buildVariables.map((name) => `${name}=${process.env[name]}`)),
    sources: hash(
      globSync(sourceFiles, { exclude: ['src/**/*.test.{ts,tsx}'] })
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
