import { spawnSync } from 'node:child_process';

/** Runs a command with the review widget switched on, whatever the owner has switched off. */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, REVIEWS: 'visit', ...env } }).status === 0;
}
