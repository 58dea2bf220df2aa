import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from 'vite';
import { getErrorMessage } from '#domain/error-message.ts';
import { buildServer } from '#scripts/build/build-server.ts';
import { keepFormerFiles } from '#scripts/build/versions/former-files.ts';
import { prepareBuild, switchCurrent } from '#scripts/build/versions/prepare-build.ts';
import { siteBuilds } from '#scripts/build/versions/site-builds.ts';
import { copyPackages } from './copy-packages.ts';

/**
 * `npm run release`: site, server, owner's commands, Node and packages as `release/<name>-<version>-<platform>.tar.gz`.
 * `--folder F` leaves it unpacked in `F`; `--previous F` is the folder of the former release, whose files are kept.
 */
const { values } = parseArgs({ options: { folder: { type: 'string' }, previous: { type: 'string' } } });
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
const releaseName = `${name}-${version}-${process.platform}-${process.arch}`;
const owner = ['backup', 'scheduled-backup', 'restore', 'export', 'person', 'forget', 'demand'];
const copied = ['bin/site', 'deploy', 'docs/deploy.md', 'CHANGELOG.md', '.env.example'];

try {
  console.log(await makeRelease());
} catch (error) {
  console.error(`error: ${getErrorMessage(error)}`);
  process.exitCode = 1;
}

async function makeRelease(): Promise<string> {
  const { folder: built } = await prepareBuild(siteBuilds);
  mkdirSync('release', { recursive: true });
  const temporary = mkdtempSync('release/part-');
  try {
    const stage = join(temporary, releaseName);
    await fill(stage, built);
    if (values.folder !== undefined) {
      cpSync(stage, values.folder, { recursive: true, verbatimSymlinks: true });
      return values.folder;
    }
    const archive = `release/${releaseName}.tar.gz`;
    const { status, stderr } = spawnSync('tar', ['-czf', join(temporary, 'tar'), '-C', temporary, releaseName], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`tar failed: ${stderr.trim()}`);
    renameSync(join(temporary, 'tar'), archive);
    return archive;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function fill(stage: string, built: string): Promise<void> {
  const dist = join(stage, 'dist');
  const build = join(dist, basename(built));
  cpSync(built, build, { recursive: true });
  switchCurrent(dist, build);
  if (values.previous !== undefined) {
    if (!existsSync(join(values.previous, 'dist'))) throw new Error(`there is no release in ${values.previous}`);
    keepFormerFiles(join(values.previous, 'dist'), build);
  }
  await buildServer(
    resolve(stage, 'owner'),
    createLogger('warn'),
    owner.map((command) => `scripts/owner/${command}.ts`),
  );
  copyPackages(['pg'], stage);
  for (const path of copied) cpSync(path, join(stage, path), { recursive: true });
  cpSync(process.execPath, join(stage, 'bin/node'));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`);
}
