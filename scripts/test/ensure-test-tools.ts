import { existsSync, globSync } from 'node:fs';
import { chromiumPath } from '#scripts/chromium.ts';
import { installDebianPackages } from '#scripts/debian.mjs';

/** The programs that the tests need beside the npm packages, and the Debian package of each. */
const tools = [
  { name: 'Chromium', package: 'chromium', isInstalled: () => existsSync(chromiumPath) },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
  },
  { name: 'nginx', package: 'nginx-light', isInstalled: () => existsSync('/usr/sbin/nginx') },
  { name: 'OpenSSL', package: 'openssl', isInstalled: () => existsSync('/usr/bin/openssl') },
];

/** Installs missing programs when run as root on Debian; otherwise names them in one line and ends the process. */
export function ensureTestTools(): void {
  const missing = tools.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  installDebianPackages(missing.map((tool) => tool.package));
  const stillMissing = tools.filter(({ isInstalled }) => !isInstalled());
  if (stillMissing.length > 0) {
    const packages = stillMissing.map((tool) => tool.package).join(' ');
    console.error(
      `Missing: ${stillMissing.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${packages}`,
    );
    process.exit(1);
  }
}
