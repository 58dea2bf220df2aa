import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';

export interface SystemCall {
  readonly name: string;
  /** The path or socket of the first descriptor, and what was written. */
  readonly text: string;
  /** `start` and `end` are line numbers in strace's output, not times. */
  readonly start: number;
  readonly end: number;
}

const followed = 'write,writev,pwrite64,pwritev,pwritev2,sendto,sendmsg,fsync,fdatasync,sync_file_range,msync';

/**
 * Follows the processes with their threads and later children. Throws an `Error` if strace is missing or may not follow
 * them.
 */
export async function followSystemCalls(
  processIds: readonly number[],
  work: () => Promise<void>,
): Promise<readonly SystemCall[]> {
  using folder = makeDisposableFolder('strace');
  const file = join(folder.path, 'calls');
  const options = ['-f', '-y', '-s', '100000', '-e', `trace=${followed}`, '-e', 'signal=none', '-o', file];
  const strace = spawn('strace', [...options, ...processIds.flatMap((id) => ['-p', String(id)])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(strace, 'close');
  try {
    await waitUntilAttached(strace.stderr, processIds);
    await work();
    strace.kill('SIGINT');
    await ended;
    return parseCalls(readFileSync(file, 'utf8'));
  } finally {
    strace.kill('SIGINT');
  }
}

async function waitUntilAttached(stderr: Readable, processIds: readonly number[]): Promise<void> {
  let text = '';
  const isAttached = (id: number) => new RegExp(`Process ${id} attached`).test(text);
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (!processIds.every(isAttached)) continue;
    stderr.resume();
    return;
  }
  throw new Error(`strace can't follow the processes: ${text.trim()}`);
}

/** strace prints a call on two lines if a call of another thread came between its start and its end. */
function parseCalls(output: string): readonly SystemCall[] {
  const calls: SystemCall[] = [];
  const unfinished = new Map<string, Omit<SystemCall, 'end'>>();
  for (const [position, line] of output.split('\n').entries()) {
    const [, thread = '', name = '', text = ''] = /^(\d+) +(\w+)\((.*)$/s.exec(line) ?? [];
    const resumed = /^(\d+) +<\.\.\. \w+ resumed>/.exec(line)?.[1];
    if (name !== '' && text.endsWith('<unfinished ...>')) unfinished.set(thread, { name, text, start: position });
    else if (name !== '') calls.push({ name, text, start: position, end: position });
    else if (resumed !== undefined) {
      const begun = unfinished.get(resumed);
      if (begun) calls.push({ ...begun, end: position });
      unfinished.delete(resumed);
    }
  }
  return calls.toSorted((a, b) => a.start - b.start);
}
