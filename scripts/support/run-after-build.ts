import { runProcess, type Command } from './run-process.ts';

/** Switches the review widget on for the tests, even if the owner has switched it off in `company.ts`. */
export const reviewVariables = { REVIEWS: 'visit' } as const;

export const buildCommand: Command = { command: 'node', args: ['scripts/build/build.ts', '--if-changed'] };

/** Builds the site first if needed. Returns whether both have succeeded. */
export async function runAfterBuild({ command, args, env }: Command): Promise<boolean> {
  const ownEnv = { ...reviewVariables, ...env };
  return (await runProcess({ ...buildCommand, env: reviewVariables })) && runProcess({ command, args, env: ownEnv });
}
