import { hash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { buildVariables } from '#scripts/build/build-variables.ts';

export interface Fingerprint {
  readonly settings: string;
  readonly sources: string;
}

const sourceFiles = ['src/**/*', 'public/**/*', 'scripts/{build,support}/**/*', 'package.json', 'package-lock.json'];

export function computeFingerprint(): Fingerprint {
  return {
    settings: hashLines(buildVariables.map((name) => `${name}=${process.env[name]}`)),
    sources: hashLines(
      globSync(sourceFiles, { exclude: ['src/**/*.test.{ts,tsx}'] })
        .toSorted()
        .flatMap((file) => {
          const stats = statSync(file, { throwIfNoEntry: false });
          return stats?.isFile() ? [`${file} ${stats.size} ${stats.mtimeMs}`] : [];
        }),
    ),
  };
}

function hashLines(lines: readonly string[]): string {
  return hash('sha256', lines.join('\n')).slice(0, 16);
}
