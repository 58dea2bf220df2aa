import { join } from 'node:path';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { listen } from './listen.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createLineWriter, withRequestLog } from './request-log.ts';
import { startRetention } from './retention.ts';
import { loadSite } from './site.ts';
import { openStorage } from './storage/open-storage.ts';

const siteFolder = join(import.meta.dirname, '../../dist/site');
/** The same trouble is told once in this time, however many calls meet it, in milliseconds. */
const repeatMs = 10_000;

/** Starts the site by the environment; throws an `Error` with one clear line when it can't. */
export async function start(): Promise<void> {
  const env = readEnv(process.env);
  // Loaded here, so that a wrong contact in the environment is told like every other wrong value.
  const { company } = await import('#content/company.ts');
  const { placeholderContacts } = await import('#content/company-rules.ts');
  const site = loadSite(siteFolder, company, env.siteUrl);
  const storage = await openStorage(env.databaseUrl, warn);
  const requestLog = createLineWriter((text) => process.stdout.write(text));
  const app = createApp({
    carts: storage.carts,
    site,
    limiter: createRateLimiter(env.rateLimitPerMinute, storage.shared),
    siteUrl: env.siteUrl,
    trustProxy: env.trustProxy,
    report,
  });
  const server = await listen(withRequestLog(app.fetch, requestLog.add), env.port, env.host).catch(
    async (error: unknown) => {
      await storage.carts.close();
      throw error;
    },
  );
  const stopRetention = startRetention(storage.carts, env.cartRetentionDays, warn);

  requestLog.add(`${company.name} at ${addressFor(env.host, server.port)}, carts in ${storage.description}`);
  const placeholders = placeholderContacts(company);
  if (placeholders.length > 0) warn(`still placeholders in src/content/company.ts: ${placeholders.join(', ')}`);
  requestLog.flush();

  const stop = async () => {
    stopRetention();
    await server.stop();
    await storage.carts.close();
    requestLog.flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().catch(fail);
    });
  }
}

function addressFor(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
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
