import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** What the tests need beside npm's packages, and where Debian has it. */
const needs = [
  { name: 'Chromium', package: 'chromium', found: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium') },
  { name: 'PostgreSQL', package: 'postgresql', found: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0 },
];

/** Installs what is missing where it may (root on Debian), and says in one line what is missing where it may not. */
export function setUp(): void {
  const missing = needs.filter(({ found }) => !found());
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.package);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(' and ')} ...`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const lacking = needs.filter(({ found }) => !found());
  if (lacking.length > 0) {
    console.error(
      `Missing: ${lacking.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${lacking.map((need) => need.package).join(' ')}`,
    );
    process.exit(1);
  }
}
