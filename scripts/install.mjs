// Plain JavaScript for any Node: it runs before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

const oldestNode = 24;
const marker = 'node_modules/.installed';

/** Installs exactly what the lock file says, unless that was done already. */
function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing the packages ...');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The packages could not be installed (npm ci failed).');
  writeFileSync(marker, wanted);
}

/**
 * The project's own Node comes as a package; on a platform that has none, the system's must be new enough. It needs one
 * library that the smallest of Debian's systems lacks.
 */
function checkNode() {
  let found = askNode();
  if (found.lacks === 'libatomic.so.1') {
    installDebianPackages(['libatomic1']);
    found = askNode();
  }
  if (found.lacks) stop(`Missing: ${found.lacks}, which Node needs. On Debian: apt-get install libatomic1`);
  if (Number(/^v(\d+)/.exec(found.version)?.[1] ?? 0) < oldestNode) {
    stop(
      `Node ${oldestNode} or newer is needed; found ${found.version || 'none'}, and the project's own is not available for this platform.`,
    );
  }
}

/** The version of the Node that the project's commands get, or the library for want of which it does not start. */
function askNode() {
  const { stdout, stderr } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  return { version: stdout?.trim() ?? '', lacks: /loading shared libraries: ([^:]+):/.exec(stderr ?? '')?.[1] };
}

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line);
  process.exit(1);
}

installPackages();
checkNode();
