import { existsSync, readdirSync } from 'node:fs';
import type { Fingerprint } from './fingerprint.ts';

interface ListedBuild extends Fingerprint {
  readonly name: string;
  readonly number: number;
}

export const lockSuffix = '.lock';

export function listBuilds(root: string): ListedBuild[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .flatMap((name) => {
      const [, number, settings, sources] = /^(\d+)-([0-9a-f]+)-([0-9a-f]+)$/.exec(name) ?? [];
      if (settings === undefined || sources === undefined) return [];
      return [{ name, number: Number(number), settings, sources }];
    })
    .toSorted((a, b) => b.number - a.number);
}
