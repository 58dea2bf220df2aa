import { join } from 'node:path';
import { readEnv } from './env.ts';
import { serve } from './serve.ts';

const siteFolder = join(import.meta.dirname, '../../dist/site');
/** The same trouble is told once in this time, however many calls meet it, in milliseconds. */
const repeatMs = 10_000;

/** Starts the site by the environment; throws an `Error` with one clear line when it can't. */
export async function start(): Promise<void> {
  const server = await serve({
    env: readEnv(process.env),
    siteFolder,
    log: (lines) => process.stdout.write(lines),
    warn,
    report,
  });
  const { company } = await import('#content/company.ts');
  const { placeholderContacts } = await import('#content/company-rules.ts');
  const placeholders = placeholderContacts(company);
  if (placeholders.length > 0) warn(`still placeholders in src/content/company.ts: ${placeholders.join(', ')}`);

  const stop = async () => {
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().catch(fail);
    });
  }
}

function warn(line: string): void {
  process.stderr.write(`warning: ${line}\n`);
}

const told = new Map<string, number>();

/** Tells the operator why a call was answered with 500 or 503: the whole error of a bug, one line of a trouble. */
function report(error: unknown): void {
  const cause = error instanceof Error && error.name === 'StorageUnavailable' ? error.cause : undefined;
  const text = cause instanceof Error ? `${String(error)} (${cause.message})` : errorText(error);
  const now = Date.now();
  if (now - (told.get(text) ?? 0) < repeatMs) return;
  if (told.size > 100) told.clear();
  told.set(text, now);
  process.stderr.write(`error: ${text}\n`);
}

function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends the program with one line that says why. */
export function fail(error: unknown): never {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
