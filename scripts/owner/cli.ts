import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';
import { formatError } from './command-error.ts';
import { createProgressLine, type ProgressLine } from './progress.ts';

type Command = (
  databaseUrl: string,
  file: string,
  replace: boolean,
  onProgress: ProgressLine['report'],
) => Promise<number>;

/** Runs one of the owner's commands on the file named on the command line. Prints an error in one line, with exit code 1. */
export async function runCommand(
  usage: string,
  command: Command,
  formatResult: (count: number, file: string) => string,
): Promise<void> {
  // An interrupted command ends by `exit`, which removes its temporary files.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const progress = createProgressLine({
    isTerminal: process.stderr.isTTY,
    now: () => performance.now(),
    write: (text) => process.stderr.write(text),
  });
  try {
    const { file, replace } = parseCommandLine(usage);
    const count = await command(readEnv(process.env).databaseUrl, file, replace, progress.report);
    progress.clear();
    console.log(formatResult(count, file));
  } catch (error) {
    progress.clear();
    console.error(`error: ${formatError(error)}`);
    process.exitCode = 1;
  }
}

function parseCommandLine(usage: string): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, replace: values.replace ?? false };
  } catch {
    // An unknown option: print the usage.
  }
  throw new Error(`usage: ${usage}`);
}
