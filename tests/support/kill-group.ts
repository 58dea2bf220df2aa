import type { ChildProcess } from 'node:child_process';

/** Kills a child that was started `detached`, with all that it started. */
export function killGroup({ pid }: ChildProcess): void {
  // Without an id the child did not start. The group 0 would be this process's own.
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    const haveAllEnded = (error as NodeJS.ErrnoException).code === 'ESRCH';
    if (!haveAllEnded) throw error;
  }
}
