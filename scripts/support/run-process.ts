import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type Variables = Readonly<Record<string, string>>;

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Variables;
  readonly cwd?: string;
}

/** Resolves to whether the exit code is 0. Rejects if the program can't be started. */
export async function runProcess(command: Command): Promise<boolean> {
  return (await runWithOutput(command, 'inherit')).hasSucceeded;
}

/** With `inherit` the child writes to this terminal, and `output` is empty. With `pipe`, `output` has both streams. */
export async function runWithOutput(
  { program, args, env, cwd }: Command,
  stdio: 'inherit' | 'pipe',
): Promise<{ readonly hasSucceeded: boolean; readonly output: string }> {
  const child = spawn(program, args, { stdio, cwd, env: { ...process.env, ...env } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { hasSucceeded: code === 0, output: Buffer.concat(output).toString() };
}
