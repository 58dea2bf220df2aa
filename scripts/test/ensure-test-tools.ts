import { existsSync, globSync } from 'node:fs';
import { chromiumPath, headlessShell } from '#scripts/support/chromium.ts';
import { installDebianPackages } from '#scripts/support/install-debian-packages.mjs';

interface Tool {
  readonly name: string;
  readonly package: string;
  readonly isInstalled: () => boolean;
}

const server: Tool = {
  name: 'PostgreSQL',
  package: 'postgresql',
  isInstalled: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
};
const postgres: readonly Tool[] = [
  server,
  { name: 'PgBouncer', package: 'pgbouncer', isInstalled: () => existsSync('/usr/sbin/pgbouncer') },
];
const bubblewrap: Tool = { name: 'bubblewrap', package: 'bubblewrap', isInstalled: () => existsSync('/usr/bin/bwrap') };
const nginx: Tool = { name: 'nginx', package: 'nginx-light', isInstalled: () => existsSync('/usr/sbin/nginx') };

const tools = {
  fast: [
    { name: 'Chromium', package: 'chromium', isInstalled: () => existsSync(chromiumPath) },
    ...postgres,
    nginx,
    bubblewrap,
    { name: 'OpenSSL', package: 'openssl', isInstalled: () => existsSync('/usr/bin/openssl') },
  ],
  slow: [
    ...postgres,
    nginx,
    bubblewrap,
    { name: 'strace', package: 'strace', isInstalled: () => existsSync('/usr/bin/strace') },
  ],
  mutation: [server],
} satisfies Record<string, readonly Tool[]>;

/** The browser tests also run without this, but slower. */
const faster: Tool = {
  name: 'Headless shell',
  package: headlessShell.package,
  isInstalled: () => process.env.CHROMIUM !== undefined || existsSync(headlessShell.path),
};

/** Installs the programs of these tests as root on Debian. Throws an `Error` that names programs still missing. */
export function ensureTestTools(suites: keyof typeof tools = 'fast'): void {
  if (suites === 'fast') installTools([faster]);
  const missing = installTools(tools[suites]);
  if (missing !== undefined) throw new Error(missing);
}

export function installTools(wanted: readonly Tool[]): string | undefined {
  const missing = wanted.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return undefined;
  installDebianPackages(missing.map((tool) => tool.package));
  const stillMissing = wanted.filter(({ isInstalled }) => !isInstalled());
  if (stillMissing.length === 0) return undefined;
  const packages = stillMissing.map((tool) => tool.package).join(' ');
  return `missing: ${stillMissing.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${packages}`;
}
