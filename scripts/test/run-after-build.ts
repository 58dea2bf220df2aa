import { runProcess, type Command } from '#scripts/support/run-process.ts';
import { withReviews } from './with-reviews.ts';

export const buildCommand: Command = { program: 'node', args: ['scripts/build/build.ts', '--if-changed'] };

export async function runAfterBuild(command: Command): Promise<boolean> {
  return (await runProcess(withReviews(buildCommand))) && runProcess(withReviews(command));
}
