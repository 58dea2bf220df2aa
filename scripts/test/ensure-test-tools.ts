import { existsSync, globSync } from 'node:fs';
import { chromiumPath, headlessShell } from '#scripts/support/chromium.ts';
import { installDebianPackages } from '#scripts/support/install-debian-packages.mjs';

interface TestTool {
  readonly name: string;
  readonly package: string;
  readonly isInstalled: () => boolean;
}

const postgresServer: TestTool = {
  name: 'PostgreSQL',
  package: 'postgresql',
  isInstalled: () => globSync('/usr/lib/postgresql/*/bin/postgres').length > 0,
};
const postgresTools: readonly TestTool[] = [
  postgresServer,
  { name: 'PgBouncer', package: 'pgbouncer', isInstalled: () => existsSync('/usr/sbin/pgbouncer') },
];
const bubblewrap: TestTool = {
  name: 'bubblewrap',
  package: 'bubblewrap',
  isInstalled: () => existsSync('/usr/bin/bwrap'),
};
const nginx: TestTool = { name: 'nginx', package: 'nginx-light', isInstalled: () => existsSync('/usr/sbin/nginx') };

const tools = {
  fast: [
    { name: 'Chromium', package: 'chromium', isInstalled: () => existsSync(chromiumPath) },
    ...postgresTools,
    nginx,
    bubblewrap,
    { name: 'OpenSSL', package: 'openssl', isInstalled: () => existsSync('/usr/bin/openssl') },
  ],
  slow: [
    ...postgresTools,
    nginx,
    bubblewrap,
    { name: 'strace', package: 'strace', isInstalled: () => existsSync('/usr/bin/strace') },
  ],
  mutation: [postgresServer],
} satisfies Record<string, readonly TestTool[]>;

const optionalHeadlessShell: TestTool = {
  name: 'Headless shell',
  package: headlessShell.package,
  isInstalled: () => process.env.CHROMIUM !== undefined || existsSync(headlessShell.path),
};

/** Installs the programs of a suite as root on Debian. Throws an `Error` that names programs still missing. */
export function ensureTestTools(suite: keyof typeof tools = 'fast'): void {
  if (suite === 'fast') installTools([optionalHeadlessShell]);
  const message = installTools(tools[suite]);
  if (message !== undefined) throw new Error(message);
}

/** Returns a sentence that names what is still missing afterwards; undefined if nothing is. */
export function installTools(wanted: readonly TestTool[]): string | undefined {
  const missing = wanted.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0) return undefined;
  installDebianPackages(missing.map((tool) => tool.package));
  const stillMissing = wanted.filter(({ isInstalled }) => !isInstalled());
  if (stillMissing.length === 0) return undefined;
  const packages = stillMissing.map((tool) => tool.package).join(' ');
  return `missing: ${stillMissing.map(({ name }) => name).join(', ')}. On Debian: apt-get install ${packages}`;
}
