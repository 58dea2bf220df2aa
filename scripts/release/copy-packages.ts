import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function copyPackages(names: readonly string[], folder: string): void {
  const collected = new Set<string>();
  const collect = (name: string) => {
    const from = join('node_modules', name);
    // An optional dependency may not be installed.
    if (collected.has(name) || !existsSync(from)) return;
    collected.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
      dependencies?: Readonly<Record<string, string>>;
    };
    Object.keys(dependencies).forEach(collect);
  };
  names.forEach(collect);
  for (const name of collected)
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}
