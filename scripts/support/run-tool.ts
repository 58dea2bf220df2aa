import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** All arguments of the command. Vitest or Playwright parses them. */
export const forwardedArguments: readonly string[] = process.argv.slice(2);

export type Variables = Readonly<Record<string, string>>;

export interface Tool {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Variables;
  readonly cwd?: string;
}

/** Switches the review widget on for the tests, even if the owner has switched it off in `company.ts`. */
export const withReviews = { REVIEWS: 'visit' } as const;

export const buildTool: Tool = { command: 'node', args: ['scripts/build/build.ts', '--if-changed'] };

/** Builds the site first if needed. Returns whether both have succeeded. */
export async function runOnSite({ command, args, env }: Tool): Promise<boolean> {
  const ownEnv = { ...withReviews, ...env };
  return (await runTool({ ...buildTool, env: withReviews })) && runTool({ command, args, env: ownEnv });
}

export async function runTool(tool: Tool): Promise<boolean> {
  return (await runWithOutput(tool, 'inherit')).hasSucceeded;
}

export async function runWithOutput(
  { command, args, env, cwd }: Tool,
  stdio: 'inherit' | 'pipe',
): Promise<{ readonly hasSucceeded: boolean; readonly output: string }> {
  const child = spawn(command, args, { stdio, cwd, env: { ...process.env, ...env } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { hasSucceeded: code === 0, output: Buffer.concat(output).toString() };
}
