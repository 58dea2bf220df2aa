import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { hasExited } from '#scripts/support/has-exited.ts';
import { serverArguments } from '#scripts/support/server-arguments.ts';
import { isUpAt, waitUntilUp } from '#scripts/support/until.ts';

export interface ServerProcess {
  readonly url: string;
  /** Waits until the storage is ready, or with `pages` only until a page is served. Returns the milliseconds. */
  readonly start: (part?: 'storage' | 'pages') => Promise<number>;
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly getErrorOutput: () => string;
  readonly getProcessId: () => number;
  readonly readCpuMs: () => number;
  readonly readMemoryBytes: () => number;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The limits that the site has when its operator sets none: an empty value counts as unset. */
export const defaultLimits = { RATE_LIMIT_PER_MINUTE: '', CARTS_PER_DAY: '', MAX_ITEMS: '' } as const;

export async function createServerProcess(variables: Record<string, string>): Promise<ServerProcess> {
  if (!existsSync('dist/current/site/index.html')) throw new Error('the site is not built yet: run npm run build');
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const unlimited = { RATE_LIMIT_PER_MINUTE: '0', CARTS_PER_DAY: '0', MAX_ITEMS: '0' };
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...unlimited, ...variables };
  let child: ChildProcess | undefined;
  let stderr = '';
  return {
    url,
    getErrorOutput: () => stderr,
    getProcessId: () => {
      if (child?.pid === undefined) throw new Error('the site does not run');
      return child.pid;
    },
    readCpuMs: () => readCpuMs(child?.pid),
    readMemoryBytes: () => readMemoryBytes(child?.pid),
    start: async (part = 'storage') => {
      const started = performance.now();
      stderr = '';
      child = spawn('node', serverArguments, { env, stdio: ['ignore', 'ignore', 'pipe'] });
      track(child);
      child.stderr?.on('data', (text: Buffer) => (stderr += text.toString()));
      const probe = part === 'storage' ? '/api/ready' : '/';
      const isUp = await waitUntilUp(child, () => isUpAt(url + probe), { intervalMs: 5 });
      if (!isUp) throw new Error(`the site did not start: ${stderr}`);
      return performance.now() - started;
    },
    stop: async (signal) => {
      if (!child || hasExited(child)) return child?.exitCode ?? null;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

export async function killRemainingServers(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      return exited;
    }),
  );
}

function track(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

function readMemoryBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function readCpuMs(pid: number | undefined): number {
  // The process name in parentheses may contain spaces. A tick is 10 ms.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
