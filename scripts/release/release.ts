/**
 * `npm run release`: packs site, server, owner's commands, Node and packages in
 * `release/<name>-<version>-<platform>.tar.gz`.
 * `--folder F` leaves it unpacked in `F`; `--previous F` is the folder of the previous release, whose files are kept.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from 'vite';
import project from '#package' with { type: 'json' };
import { buildServer } from '#scripts/build/build-server.ts';
import { ensureBuild, switchCurrentBuild } from '#scripts/build/versions/ensure-build.ts';
import { keepPreviousFiles } from '#scripts/build/versions/keep-previous-files.ts';
import { siteBuilds } from '#scripts/build/versions/site-builds.ts';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { copyPackages } from './copy-packages.ts';

const { name, version, scripts } = project;
const releaseName = `${name}-${version}-${process.platform}-${process.arch}`;
const ownerCommands = Object.entries(scripts)
  .filter(([command, line]) => line === `node scripts/owner/${command}.ts`)
  .map(([command]) => command);
const copiedPaths = ['bin/site', 'deploy', 'docs/deploy.md', 'CHANGELOG.md', '.env.example'];

interface ReleaseOptions {
  readonly folder?: string | undefined;
  readonly previous?: string | undefined;
}

await runScript(async () => {
  const { values } = parseArgs({ options: { folder: { type: 'string' }, previous: { type: 'string' } } });
  console.log(await makeRelease(values));
});

async function makeRelease({ folder, previous }: ReleaseOptions): Promise<string> {
  const { folder: built } = await ensureBuild(siteBuilds);
  mkdirSync('release', { recursive: true });
  using temporary = makeDisposableFolder('part', 'release');
  const stage = join(temporary.path, releaseName);
  await fillRelease(stage, built, previous);
  if (folder !== undefined) {
    cpSync(stage, folder, { recursive: true, verbatimSymlinks: true });
    return folder;
  }
  const archive = `release/${releaseName}.tar.gz`;
  const tar = join(temporary.path, 'tar');
  const { status, stderr } = spawnSync('tar', ['-czf', tar, '-C', temporary.path, releaseName], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar failed: ${stderr.trim()}`);
  renameSync(tar, archive);
  return archive;
}

async function fillRelease(stage: string, built: string, previous: string | undefined): Promise<void> {
  const dist = join(stage, 'dist');
  const build = join(dist, basename(built));
  cpSync(built, build, { recursive: true });
  switchCurrentBuild(dist, build);
  if (previous !== undefined) {
    if (!existsSync(join(previous, 'dist'))) throw new Error(`there is no release in ${previous}`);
    keepPreviousFiles(join(previous, 'dist'), build);
  }
  await buildServer(
    resolve(stage, 'owner'),
    createLogger('warn'),
    ownerCommands.map((command) => `scripts/owner/${command}.ts`),
  );
  copyPackages(['pg'], stage);
  for (const path of copiedPaths) cpSync(path, join(stage, path), { recursive: true });
  cpSync(process.execPath, join(stage, 'bin/node'));
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`);
}
