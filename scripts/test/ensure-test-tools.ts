import { existsSync, globSync } from 'node:fs';
import { chromiumPath } from '#scripts/chromium.ts';
import { installDebianPackages } from '#scripts/debian.mjs';

interface Tool {
  readonly name: string;
  /** The Debian package. */
  readonly package: string;
  readonly isInstalled: () => boolean;
}

const postgres: readonly Tool[] = [
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    isInstalled: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
  },
  { name: 'PgBouncer', package: 'pgbouncer', isInstalled: () => existsSync('/usr/sbin/pgbouncer') },
];
const nginx: Tool = { name: 'nginx', package: 'nginx-light', isInstalled: () => existsSync('/usr/sbin/nginx') };

/** The programs that the tests need beside the npm packages; the slow ones are `tests/faults` and `tests/load`. */
const tools = {
  fast: [
    { name: 'Chromium', package: 'chromium', isInstalled: () => existsSync(chromiumPath) },
    ...postgres,
    nginx,
    { name: 'OpenSSL', package: 'openssl', isInstalled: () => existsSync('/usr/bin/openssl') },
  ],
  slow: [...postgres, nginx, { name: 'strace', package: 'strace', isInstalled: () => existsSync('/usr/bin/strace') }],
} satisfies Record<string, readonly Tool[]>;

/** Installs missing programs when run as root on Debian; otherwise names them in one line and ends the process. */
export function ensureTestTools(suites: keyof typeof tools = 'fast'): void {
  const needed: readonly Tool[] = tools[suites];
  const missing = needed.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return;
  installDebianPackages(missing.map((tool) => tool.package));
  const stillMissing = needed.filter(({ isInstalled }) => !isInstalled());
  if (stillMissing.length > 0) {
    const packages = stillMissing.map((tool) => tool.package).join(' ');
    console.error(
      `Missing: ${stillMissing.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${packages}`,
    );
    process.exit(1);
  }
}
