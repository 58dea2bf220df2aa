import { join } from 'node:path';
import { readEnv } from './env.ts';
import { serve } from './serve.ts';

const siteFolder = join(import.meta.dirname, '../../dist/site');
/** Identical errors are logged once per interval, in milliseconds. */
const throttleMs = 10_000;

/** Starts the site as configured by the environment. Throws an `Error` with a one-line message on failure. */
export async function start(): Promise<void> {
  const server = await serve({
    env: readEnv(process.env),
    siteFolder,
    log: (lines) => process.stdout.write(lines),
    warn,
    report,
  });
  const { company } = await import('#content/company.ts');
  const { missingFacts, placeholderFacts } = await import('#content/company-rules.ts');
  const lists = [
    ['still placeholders', placeholderFacts(company)],
    ['not stated', missingFacts(company)],
  ] as const;
  const parts = lists.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${names.join(', ')}`);
  if (parts.length > 0) warn(`in src/content/company.ts ${parts.join('; ')}`);

  const { papers } = await import('#content/papers.ts');
  const { endingCertificates, toDay } = await import('#content/paper-rules.ts');
  for (const { name, number, until } of endingCertificates(papers, toDay(new Date()))) {
    warn(`in src/content/papers.ts certificate "${name}" (${number}) ends on ${until}`);
  }

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

/** Time of the last log line of each error text, in milliseconds since 1970. */
const lastReported = new Map<string, number>();

/** Logs the error behind a 500 or 503: full stack for bugs, one line for known outages. */
function report(error: unknown): void {
  const cause = error instanceof Error && error.name === 'StorageUnavailable' ? error.cause : undefined;
  const text = cause instanceof Error ? `${String(error)} (${cause.message})` : formatError(error);
  const now = Date.now();
  if (now - (lastReported.get(text) ?? 0) < throttleMs) return;
  if (lastReported.size > 100) lastReported.clear();
  lastReported.set(text, now);
  process.stderr.write(`error: ${text}\n`);
}

function formatError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Logs the error's message in one line and exits with status 1. */
export function fail(error: unknown): never {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
