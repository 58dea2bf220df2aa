// JavaScript for any version of Node: it runs before the project's own Node is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';

const oldestNode = 24;

/** What `npm start` and `npm run build` ask for: without the packages for development, which take as long again. */
const omitDev = '--omit=dev';

/**
 * Installs the packages of a folder's lock file, unless they are installed already.
 * @param {string} folder
 * @param {boolean} isWhole with the packages for development
 */
function installPackages(folder, isWhole) {
  const marker = `${folder}/node_modules/.installed`;
  const whole = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const part = `${whole} ${omitDev}`;
  const installed = existsSync(marker) ? readFileSync(marker, 'utf8') : '';
  if (installed === whole || (installed === part && !isWhole)) return;
  console.log('Installing the packages ...');
  // The rest is added: `npm ci` would first remove the Node that may be serving the site.
  const command = installed === part ? ['install', '--no-save'] : ['ci'];
  const set = isWhole ? '--include=dev' : omitDev;
  const { status } = spawnSync('npm', [...command, set, '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`The packages could not be installed (npm ${command[0]} failed).`);
  writeFileSync(marker, isWhole ? whole : part);
}

/**
 * Checks the Node that runs the project: its own, which comes as a package, or on other platforms the system's, which must
 * be new enough. It needs one library that minimal Debian images lack.
 */
function checkNode() {
  let found = probeNode();
  if (found.missingLibrary === 'libatomic.so.1') {
    installDebianPackages(['libatomic1']);
    found = probeNode();
  }
  if (found.missingLibrary)
    stop(`Missing: ${found.missingLibrary}, which Node needs. On Debian: apt-get install libatomic1`);
  if (Number(/^v(\d+)/.exec(found.version)?.[1] ?? 0) < oldestNode) {
    stop(
      `Node ${oldestNode} or newer is needed; found ${found.version || 'none'}, and the project's own is not available for this platform.`,
    );
  }
}

/** The version of Node that npm scripts use, or the shared library that it misses. */
function probeNode() {
  const { stdout, stderr } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  return {
    version: stdout?.trim() ?? '',
    missingLibrary: /loading shared libraries: ([^:]+):/.exec(stderr ?? '')?.[1],
  };
}

/**
 * @param {string} line
 * @returns {never}
 */
function stop(line) {
  console.error(line);
  process.exit(1);
}

// Folders with packages of their own follow on the command line.
const folders = process.argv.slice(2).filter((argument) => argument !== omitDev);
for (const folder of ['.', ...folders]) installPackages(folder, !process.argv.includes(omitDev));
checkNode();
