import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { isUpAt, waitUntilUp } from '#scripts/support/until.ts';
import { killGroup } from './kill-group.ts';

export interface ProjectCopy {
  readonly folder: string;
  readonly edit: (file: string, from: string, to: string) => void;
  readonly start: (variables?: Readonly<Record<string, string>>) => Promise<StartedSite>;
  readonly remove: () => Promise<void>;
}

export interface StartedSite {
  readonly url: string;
  readonly npm: ChildProcess;
  readonly output: { readonly stdout: string; readonly stderr: string };
  readonly waitUntilReady: () => Promise<void>;
  readonly waitForEnd: () => Promise<number | null>;
}

const copied = ['src', 'public', 'scripts', 'package.json', 'package-lock.json', '.npmrc', 'exec.cmd', 'bin'];

const buildTimeoutMs = 600_000;

export function copyProject(): ProjectCopy {
  const { path: folder, remove } = makeDisposableFolder('project');
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const sites: StartedSite[] = [];
  return {
    folder,
    edit: (file, from, to) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    start: async (variables = {}) => {
      const site = startSite(folder, await getFreePort(), sites.length, variables);
      sites.push(site);
      return site;
    },
    remove: async () => {
      for (const { npm, waitForEnd } of sites) {
        killGroup(npm);
        await waitForEnd();
      }
      remove();
    },
  };
}

function startSite(
  folder: string,
  port: number,
  number: number,
  variables: Readonly<Record<string, string>>,
): StartedSite {
  const database = `data/${number}/site.sqlite`;
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: `sqlite:${database}`, ...variables },
  });
  const output = { stdout: '', stderr: '' };
  npm.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  npm.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const closed = once(npm, 'close');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    npm,
    output,
    waitUntilReady: async () => {
      const isUp = await waitUntilUp(npm, () => isUpAt(`${url}/api/health`), { timeoutMs: buildTimeoutMs });
      if (!isUp) throw new Error(`the site did not start: ${output.stdout}${output.stderr}`);
    },
    waitForEnd: async () => {
      await closed;
      return npm.exitCode;
    },
  };
}
