import { existsSync, globSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

/** What the tests need beside npm's packages, and where Debian has it. */
const needs = [
  { name: 'Chromium', package: 'chromium', found: () => existsSync(process.env['CHROMIUM'] ?? '/usr/bin/chromium') },
  { name: 'PostgreSQL', package: 'postgresql', found: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0 },
  { name: 'nginx', package: 'nginx-light', found: () => existsSync('/usr/sbin/nginx') },
  { name: 'OpenSSL', package: 'openssl', found: () => existsSync('/usr/bin/openssl') },
];

/** Installs what is missing where it may (root on Debian), and says in one line what is missing where it may not. */
export function setUp(): void {
  const missing = needs.filter(({ found }) => !found());
  if (missing.length === 0) return;
  installDebianPackages(missing.map((need) => need.package));
  const lacking = needs.filter(({ found }) => !found());
  if (lacking.length > 0) {
    console.error(
      `Missing: ${lacking.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${lacking.map((need) => need.package).join(' ')}`,
    );
    process.exit(1);
  }
}
