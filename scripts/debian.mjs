// Plain JavaScript for any Node: install.mjs needs it before the project's own Node runs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian's where that is allowed: on Debian, as root. Elsewhere it does nothing; the caller looks
 * again for what it needs and tells what is missing.
 * @param {readonly string[]} packages
 */
export function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
