import { globSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { copyProject, type ProjectCopy, type StartedSite } from '#tests/support/copy-project.ts';
import { startUnit } from '#tests/support/deploy/start-unit.ts';

const patience = { timeout: 120_000 };
const buildTimeoutMs = 600_000;
const altText = "'A tied bundle of Ceylon cinnamon quills";
const homeFile = 'src/content/en/pages/home.ts';

let project: ProjectCopy;
let site: StartedSite;
let siteStartedDuringBuild: StartedSite;

beforeAll(async () => {
  project = copyProject();
  site = await project.start({ NODE_ENV: 'development' });
  await vi.waitUntil(() => site.output.stdout.includes('Building the site'), patience);
  siteStartedDuringBuild = await project.start({ NODE_ENV: 'development' });
  await Promise.all([site.waitUntilReady(), siteStartedDuringBuild.waitUntilReady()]);
}, buildTimeoutMs);
afterAll(() => project.remove());

const readText = async (url: string) => (await fetch(url)).text();

const listBuilds = () => readdirSync(join(project.folder, 'dist')).filter((name) => /^\d+-[^.]+$/.test(name));

async function findMissingFiles({ url }: StartedSite): Promise<string[]> {
  const folder = join(project.folder, 'dist', listBuilds()[0] ?? '', 'site');
  const files = globSync(join(folder, '{media,assets,papers}/**/*.{js,css,avif,jpg,mp4,woff2}'));
  expect(files.length).toBeGreaterThan(1000);
  const missing: string[] = [];
  for (const file of files) {
    const path = relative(folder, file);
    const response = await fetch(`${url}/${path}`);
    await response.arrayBuffer();
    if (response.status !== 200) missing.push(path);
  }
  return missing;
}

function listCommands(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`) !== folder) return [];
        return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return [];
      }
    });
}

function getChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

test('two starts of a fresh clone serve two sites from one build for production', async () => {
  const siteStartedLater = await project.start({ NODE_ENV: 'development' });
  await siteStartedLater.waitUntilReady();
  expect(listBuilds()).toHaveLength(1);
  expect(await findMissingFiles(site)).toEqual([]);
  expect(await findMissingFiles(siteStartedDuringBuild)).toEqual([]);
  const scripts = globSync(join(project.folder, 'dist/*/site/assets/*.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(project.folder))).toEqual([]);
  siteStartedDuringBuild.npm.kill('SIGTERM');
  siteStartedLater.npm.kill('SIGTERM');
  expect([await siteStartedDuringBuild.waitForEnd(), await siteStartedLater.waitForEnd()]).toEqual([0, 0]);
});

test('a start on a port that is taken ends with one line', async () => {
  const { output, waitForEnd } = await project.start({ PORT: new URL(site.url).port });
  expect(await waitForEnd()).toBe(1);
  expect(output.stderr).toMatch(/^error: port \d+ is taken: stop the other program or set PORT\n$/);
});

test('a missing quotation mark changes no site that runs or starts, and is reported with its line', async () => {
  project.edit(homeFile, altText, altText.slice(1));
  onTestFinished(() => project.edit(homeFile, altText.slice(1), altText));
  const line =
    readFileSync(join(project.folder, homeFile), 'utf8').split(altText.slice(1), 1)[0]?.split('\n').length ?? 0;
  const siteStartedLater = await project.start();
  await siteStartedLater.waitUntilReady();
  const [warning, ...furtherLines] = siteStartedLater.output.stderr
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as { level: string; message: string });
  expect(warning?.level).toBe('warning');
  expect(warning?.message).toMatch(
    new RegExp(`^the last good build is served, without what has changed since: ${homeFile}:${line}: `),
  );
  expect(furtherLines.filter(({ message }) => !/^(in src\/content\/|SITE_URL )/.test(message))).toEqual([]);
  expect(await readText(siteStartedLater.url)).toBe(await readText(site.url));
  expect(await findMissingFiles(siteStartedLater)).toEqual([]);
  expect(await findMissingFiles(site)).toEqual([]);
  siteStartedLater.npm.kill('SIGTERM');
  expect(await siteStartedLater.waitForEnd()).toBe(0);
});

test('a start that is killed while it builds leaves no process and no site', async () => {
  const buildsBefore = listBuilds();
  const { npm, output, waitForEnd } = await project.start({ SITE_URL: 'https://www.example.com' });
  await vi.waitFor(() => expect(output.stdout).toContain('Building the site'), patience);
  const listBuildCommands = () => listCommands(project.folder).filter((command) => command.includes('build-child.ts'));
  expect(listBuildCommands()).toHaveLength(1);
  const [starter = 0] = getChildren(npm.pid ?? 0);
  process.kill(starter, 'SIGKILL');
  await waitForEnd();
  await vi.waitFor(() => expect(listBuildCommands()).toEqual([]), patience);
  expect(listBuilds()).toEqual(buildsBefore);
});

test('an edit during a build is only in the site that is built', async () => {
  const home = await readText(site.url);
  const siteOfEdit = await project.start({ SITE_URL: 'https://www.example.com' });
  await vi.waitFor(() => expect(siteOfEdit.output.stdout).toContain('Building the site'), patience);
  const edited = "'Edited during the build, a bundle of quills";
  project.edit(homeFile, altText, edited);
  onTestFinished(() => project.edit(homeFile, edited, altText));
  await siteOfEdit.waitUntilReady();
  expect(siteOfEdit.output.stdout).toContain('Files have changed during the build: building again ...\n');
  const page = await readText(siteOfEdit.url);
  expect(page).toContain('Edited during the build');
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/"');
  expect(await readText(site.url)).toBe(home);
  expect(home).toContain('<link rel="canonical" href="http://localhost:3000/"');
  expect(await readText(`${site.url}/robots.txt`)).toContain('http://localhost:3000/sitemap.xml');
  expect(await findMissingFiles(site)).toEqual([]);
  expect(readdirSync(join(project.folder, 'dist')).filter((name) => name.startsWith('part-'))).toEqual([]);
});

test('the systemd unit builds and serves the site until it ends well', async () => {
  const cacheFolder = join(project.folder, 'cache');
  mkdirSync(cacheFolder);
  const packagesFolder = resolve('node_modules');
  const url = `http://127.0.0.1:${await getFreePort()}`;
  const unit = startUnit({
    siteFolder: project.folder,
    cacheFolder,
    environment: {
      SITE_URL: 'https://unit.example.com',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      DATABASE_URL: 'sqlite:/srv/site/data/unit/site.sqlite',
    },
    options: ['--bind', packagesFolder, packagesFolder],
  });
  await vi.waitFor(() => expect(unit.output.text).toContain('carts in SQLite'), patience);
  expect((await fetch(`${url}/api/cart?email=ana@example.com`)).status).toBe(200);
  expect(await readText(url)).toContain('<link rel="canonical" href="https://unit.example.com/"');
  unit.stop();
  expect(await unit.waitForEnd()).toBe(0);
  expect(readdirSync(join(project.folder, 'data/unit'))).toEqual(['site.sqlite']);
});
