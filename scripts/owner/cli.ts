import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';

type Command = (databaseUrl: string, file: string, replace: boolean) => Promise<number>;

/**
 * Runs one of the owner's commands on the file named on the command line. Prints what `formatDone` makes of the returned
 * count; a failure is one line on stderr and exit code 1.
 */
export async function runCommand(
  usage: string,
  command: Command,
  formatDone: (count: number, file: string) => string,
): Promise<void> {
  try {
    const { file, replace } = readArguments(usage);
    const count = await command(readEnv(process.env).databaseUrl, file, replace);
    console.log(formatDone(count, file));
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function readArguments(usage: string): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, replace: values.replace ?? false };
  } catch {
    // An unknown option: the usage line lists the known ones.
  }
  throw new Error(`usage: ${usage}`);
}
