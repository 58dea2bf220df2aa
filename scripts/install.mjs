// Installs the packages that the lock file names, if they are not there yet (docs/decisions/0016-installing.md). This
// file is JavaScript without newer functions of Node, because it runs before the project's own Node is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter } from 'node:path';
import { installDebianPackages } from './support/install-debian-packages.mjs';

const oldestNode = 24;

/**
 * Leaves out the packages for development, which `npm start` and `npm run build` do not need, and which would double
 * the time of the installation.
 */
const omitDev = '--omit=dev';

const stagingPrefix = '.install-';
const oldName = 'old_modules';

const failure = 'The packages could not be installed; those that were there have stayed.';

/**
 * @param {string} folder
 * @param {boolean} includesDev with the packages for development
 */
function installPackages(folder, includesDev) {
  const markerFile = `${folder}/node_modules/.installed`;
  const fullMarker = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const markerWithoutDev = `${fullMarker} ${omitDev}`;
  const readMarker = () => (existsSync(markerFile) ? readFileSync(markerFile, 'utf8') : '');
  const isInstalled = () => readMarker() === fullMarker || (readMarker() === markerWithoutDev && !includesDev);
  removeLeftovers(folder);
  if (isInstalled()) return;
  console.log('Installing the packages ...');
  const devOption = includesDev ? '--include=dev' : omitDev;
  const newMarker = includesDev ? fullMarker : markerWithoutDev;
  if (readMarker() === markerWithoutDev) {
    // Adding only the packages for development takes half as long as `npm ci`. If it fails, npm undoes it.
    if (!runNpm(folder, ['install', '--no-save', devOption])) stop(failure);
    writeFileSync(markerFile, newMarker);
    return;
  }
  // `npm ci` removes all packages first. In another folder, it leaves the old packages until the new ones are whole.
  const stagingFolder = `${folder}/${stagingPrefix}${process.pid}`;
  mkdirSync(stagingFolder);
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(`${folder}/${name}`)) copyFileSync(`${folder}/${name}`, `${stagingFolder}/${name}`);
  }
  try {
    if (!runNpm(stagingFolder, ['ci', devOption])) throw new Error(failure);
    writeFileSync(`${stagingFolder}/node_modules/.installed`, newMarker);
    swapPackages(folder, stagingFolder, isInstalled);
  } catch (error) {
    rmSync(stagingFolder, { recursive: true, force: true });
    stop(/** @type {Error} */ (error).message);
  }
  rmSync(stagingFolder, { recursive: true, force: true });
}

/**
 * @param {string} folder
 * @param {readonly string[]} command
 * @returns {boolean} whether it succeeded
 */
function runNpm(folder, command) {
  const { status } = spawnSync('npm', [...command, '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Replaces the old packages by those from `stagingFolder`, unless another process has installed them already.
 * @param {string} folder
 * @param {string} stagingFolder
 * @param {() => boolean} isInstalled
 */
function swapPackages(folder, stagingFolder, isInstalled) {
  const packages = `${folder}/node_modules`;
  if (isInstalled()) return;
  try {
    if (existsSync(packages)) renameSync(packages, `${stagingFolder}/${oldName}`);
    renameSync(`${stagingFolder}/node_modules`, packages);
  } catch (error) {
    if (!isInstalled()) throw error;
  }
}

/**
 * Removes what a killed installation has left. If the installation was killed while it replaced the packages, puts the
 * old packages back.
 * @param {string} folder
 */
function removeLeftovers(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(stagingPrefix) || isRunning(Number(name.slice(stagingPrefix.length)))) continue;
    const old = `${folder}/${name}/${oldName}`;
    if (existsSync(old) && !existsSync(`${folder}/node_modules`)) renameSync(old, `${folder}/node_modules`);
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Checks the Node that runs the project: the one that comes as a package, or on other platforms the system's, which
 * must be new enough. Node needs one library that minimal Debian images lack.
 */
function checkNode() {
  let found = probeNode();
  if (found.missingLibrary === 'libatomic.so.1') {
    installDebianPackages(['libatomic1']);
    found = probeNode();
  }
  if (found.missingLibrary) {
    stop(`Missing: ${found.missingLibrary}, which Node needs. On Debian: apt-get install libatomic1`);
  }
  if (Number(/^v(\d+)/.exec(found.version)?.[1] ?? 0) < oldestNode) {
    stop(
      `Node ${oldestNode} or newer is needed; found ${found.version || 'none'}, and the project's own is not available for this platform.`,
    );
  }
}

function probeNode() {
  const { stdout, stderr } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: ['node_modules/.bin', process.env.PATH].join(delimiter) },
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

const folders = process.argv.slice(2).filter((argument) => argument !== omitDev);
for (const folder of ['.', ...folders]) installPackages(folder, !process.argv.includes(omitDev));
checkNode();
