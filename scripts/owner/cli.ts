import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';

type Work = (databaseUrl: string, file: string, replace: boolean) => Promise<number>;

/** Runs one of the owner's chores on the file that the command line names; a failure is one line and exit code 1. */
export async function runCommand(
  usage: string,
  work: Work,
  done: (count: number, file: string) => string,
): Promise<void> {
  try {
    const { file, replace } = readArguments(usage);
    const count = await work(readEnv(process.env).databaseUrl, file, replace);
    console.log(done(count, file));
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
    // An unknown option: the usage says which there are.
  }
  throw new Error(`usage: ${usage}`);
}
