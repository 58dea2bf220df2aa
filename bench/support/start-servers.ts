import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverArguments, serverFlags } from '#scripts/support/server-arguments.ts';
import { isUpAt, waitUntilUp } from '#scripts/support/until.ts';
import { makeScratchFolder } from './scratch-folder.ts';

export const firstPort = Number(process.env.BENCH_PORT ?? 5150);

export interface RunningProgram {
  readonly url: string;
  readonly pid: number;
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

export function startSite(
  port: number,
  databaseFile = join(makeScratchFolder(), 'site.sqlite'),
): Promise<RunningProgram> {
  return startProgram(process.execPath, serverArguments, `http://127.0.0.1:${port}`, '/api/health', {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `sqlite:${databaseFile}`,
    RATE_LIMIT_PER_MINUTE: '0',
  });
}

/** Starts without `serverFlags`, so a comparison with the site includes what these flags cost the site. */
export function startBaselineServer(
  port: number,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProgram> {
  const args = ['bench/programs/baseline-server.ts', String(port), folder];
  return startProgram(process.execPath, args, `http://127.0.0.1:${port}`, '/', env);
}

export function startBareServer(port: number, url: string): Promise<RunningProgram> {
  const args = [...serverFlags, 'bench/programs/bare-server.ts', String(port), url];
  return startProgram(process.execPath, args, `http://127.0.0.1:${port}`, '/', {});
}

export function startBareReader(port: number, databaseFile: string): Promise<RunningProgram> {
  const args = [...serverFlags, 'bench/programs/bare-reader.ts', String(port), databaseFile];
  return startProgram(process.execPath, args, `http://127.0.0.1:${port}`, '/', {});
}

export async function startProgram(
  command: string,
  args: readonly string[],
  url: string,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  const started = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const isUp = await waitUntilUp(child, () => isUpAt(url + path), { timeoutMs: 60_000, intervalMs: 2 });
  if (!isUp) {
    child.kill();
    throw new Error(`${command} did not start, or ended with code ${child.exitCode}`);
  }
  return { url, pid: child.pid ?? 0, startMs: performance.now() - started, stop: () => end(child, ended) };
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
