import { parseArgs } from 'node:util';
import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { parseEnv } from '#server/config/env.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import type { FileCommandOptions, ProgressListener } from '#server/storage/owner/file-command.ts';
import { describeCommandError } from './describe-command-error.ts';
import { createProgressLine } from './progress-line.ts';

interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

interface Output {
  readonly onProgress: ProgressListener;
  readonly print: (line: string) => void;
}

export async function runFileCommand(
  usage: string,
  command: (options: FileCommandOptions) => Promise<number>,
  formatResult: (count: number, file: string) => string,
): Promise<void> {
  await runCommand(async (databaseUrl, { onProgress, print }) => {
    const { file, canReplace } = parseFile(usage);
    print(formatResult(await command({ databaseUrl, file, canReplace, onProgress }), file));
  });
}

export async function runPersonCommand(
  usage: string,
  command: (databaseUrl: DatabaseUrl, email: string, output: Output) => Promise<void>,
): Promise<void> {
  await runCommand(async (databaseUrl, output) => {
    // No options are parsed, because an address may begin with a hyphen. Invalid addresses are accepted, because an
    // older version may have stored them.
    const [email, ...others] = process.argv.slice(2).filter((argument) => argument !== '--');
    if (email === undefined || others.length > 0 || !/^.+@/.test(email)) throw new Error(`usage: ${usage}`);
    return command(databaseUrl, isEmail(email) ? normalizeEmail(email) : email, output);
  });
}

export async function runCommand(command: (databaseUrl: DatabaseUrl, output: Output) => Promise<void>): Promise<void> {
  // The listeners of `exit` remove the temporary files of an interrupted command.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const progress = createProgressLine({
    isTTY: process.stderr.isTTY,
    now: () => performance.now(),
    write: (text) => process.stderr.write(text),
  });
  const print = (line: string) => {
    progress.clear();
    console.log(line);
  };
  await runScript(async () => {
    try {
      await command(parseEnv(process.env).databaseUrl, { onProgress: progress.show, print });
    } finally {
      progress.clear();
    }
  }, describeCommandError);
}

function parseFile(usage: string): { readonly file: string; readonly canReplace: boolean } {
  const { values, positionals } = parseCommandLine(usage, { replace: { type: 'boolean' } });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(`usage: ${usage}`);
  return { file, canReplace: values.replace === true };
}

export function parseCommandLine(
  usage: string,
  options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>,
): CommandLine {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Error(`usage: ${usage}`);
  }
}
