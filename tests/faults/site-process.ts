import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverArguments } from '#scripts/server-arguments.ts';
import { freePort } from '#scripts/test/free-port.ts';

/** The real server in a process of its own, as `npm start` runs it. */
export interface SiteProcess {
  readonly url: string;
  /** Starts it and waits until its API answers (or its pages, when the storage is not expected to); gives the milliseconds. */
  start(until?: 'storage' | 'pages'): Promise<number>;
  /** Sends a signal and waits for the end; gives the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** What it wrote for the operator since its last start. */
  errors(): string;
  /** Milliseconds of processor time it has used since its start: on a busy machine the only fair measure. */
  processorMs(): number;
  /** Bytes of memory it holds now. */
  memory(): number;
}

const startMs = 20_000;

/** Nothing outlives the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export async function siteProcess(variables: Record<string, string>): Promise<SiteProcess> {
  if (!existsSync('dist/site/index.html')) throw new Error('the site is not built yet: run npm run build');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', ...variables };
  let child: ChildProcess | undefined;
  let errors = '';
  return {
    url,
    errors: () => errors,
    processorMs: () => processorMsOf(child?.pid),
    memory: () => memoryOf(child?.pid),
    start: async (until = 'storage') => {
      const started = performance.now();
      errors = '';
      child = spawn('node', serverArguments, { env, stdio: ['ignore', 'ignore', 'pipe'] });
      track(child);
      child.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
      const probe = until === 'storage' ? '/api/health' : '/';
      while (performance.now() - started < startMs) {
        if (child.exitCode !== null) throw new Error(`the site did not start: ${errors}`);
        if (await isOk(url + probe)) return performance.now() - started;
        await sleep(5);
      }
      throw new Error(`the site did not answer within ${startMs} ms: ${errors}`);
    },
    end: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Ends every process that a test left behind, as one that failed does. */
export async function endLeftovers(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      return ended;
    }),
  );
}

function track(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

function processorMsOf(pid: number | undefined): number {
  // The name, second of the fields, stands in brackets and may hold blanks; time counts in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
