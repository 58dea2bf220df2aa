// Plain JavaScript for any Node: it runs before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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

/** The project's own Node comes as a package; on a platform that has none, the system's must be new enough. */
function checkNode() {
  const { stdout } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  const version = String(stdout).trim();
  if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) < oldestNode) {
    stop(
      `Node ${oldestNode} or newer is needed; found ${version || 'none'}, and the project's own is not available for this platform.`,
    );
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

installPackages();
checkNode();
