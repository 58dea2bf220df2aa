import type { ChildProcess } from 'node:child_process';

/** Kills a `detached` process with all that it has started. */
export function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}
