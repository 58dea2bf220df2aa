import { runTool, type Tool } from './run-tool.ts';

/** Switches the review widget on for the tests, even if the owner has switched it off in `company.ts`. */
export const reviewVariables = { REVIEWS: 'visit' } as const;

export const buildTool: Tool = { command: 'node', args: ['scripts/build/build.ts', '--if-changed'] };

/** Builds the site first if needed. Returns whether both have succeeded. */
export async function runOnSite({ command, args, env }: Tool): Promise<boolean> {
  const ownEnv = { ...reviewVariables, ...env };
  return (await runTool({ ...buildTool, env: reviewVariables })) && runTool({ command, args, env: ownEnv });
}
