import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandOptions {
  readonly killAfterMs?: number;
  readonly variables?: Readonly<Record<string, string>>;
}

export async function runOwnerCommand(
  databaseUrl: string,
  [script, ...args]: readonly [script: string, ...args: string[]],
  { killAfterMs, variables }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [`scripts/owner/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...variables },
    timeout: killAfterMs,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout, stderr };
}
