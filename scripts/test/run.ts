import { spawnSync } from 'node:child_process';

/** What a command hands on to vitest or Playwright, which parse it: all that is written behind it. */
export const handedOn: readonly string[] = process.argv.slice(2);

/**
 * Runs a program with the review widget switched on, whatever the owner has switched off. Returns whether it succeeded.
 */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, REVIEWS: 'visit', ...env } }).status === 0;
}

/** Builds the site unless there is a build of its sources. */
export function buildIfChanged(): boolean {
  return run('node', ['scripts/build/build.ts', '--if-changed']);
}
