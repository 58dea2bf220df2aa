import { runProcess, type Command } from './run-process.ts';

/** Switches the review widget on for the tests, even if the owner has switched it off in `company.ts`. */
export function withReviews(command: Command): Command {
  return { ...command, env: { REVIEWS: 'visit', ...command.env } };
}

export const buildCommand: Command = { program: 'node', args: ['scripts/build/build.ts', '--if-changed'] };

/** Builds the site first if needed. Returns whether both have succeeded. */
export async function runAfterBuild(command: Command): Promise<boolean> {
  return (await runProcess(withReviews(buildCommand))) && runProcess(withReviews(command));
}
