import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '#scripts/support/read-json.ts';

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function copyPackages(names: readonly string[], folder: string): void {
  const collected = new Set<string>();
  const collect = (name: string) => {
    const from = join('node_modules', name);
    // npm may have put a package into the folder of the one that needs it, which is copied whole.
    if (collected.has(name) || !existsSync(from)) return;
    collected.add(name);
    const { dependencies = {} } = readJson(join(from, 'package.json')) as Package;
    Object.keys(dependencies).forEach(collect);
  };
  names.forEach(collect);
  for (const name of collected) {
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
}
