import { createApp } from './api/app.ts';
import type { Env } from './env.ts';
import { listen, type Listening } from './listen.ts';
import { createRateLimiter } from './api/rate-limit.ts';
import { createLineWriter, withRequestLog } from './request-log.ts';
import { startRetention } from './retention.ts';
import { loadSite } from './static/handler.ts';
import { openStorage } from './storage/open.ts';

export interface ServeOptions {
  readonly env: Env;
  /** Holds the built pages. */
  readonly siteFolder: string;
  /** Takes the lines of the request log. */
  readonly log: (lines: string) => void;
  readonly warn: (line: string) => void;
  /** Called with every error that was answered with 500 or 503. */
  readonly report: (error: unknown) => void;
}

/** Opens the storage and serves the site; throws an `Error` with one clear line when it can't. */
export async function serve({ env, siteFolder, log, warn, report }: ServeOptions): Promise<Listening> {
  // Imported here, so that a wrong contact in the environment is reported like every other wrong value.
  const { company } = await import('#content/company.ts');
  const site = loadSite(siteFolder, company, env.siteUrl);
  const storage = await openStorage(env.databaseUrl, warn);
  const requestLog = createLineWriter(log);
  const app = createApp({
    carts: storage.carts,
    site,
    limiter: createRateLimiter(env.rateLimitPerMinute, storage.shared),
    siteUrl: env.siteUrl,
    trustProxy: env.trustProxy,
    report,
  });
  const server = await listen(withRequestLog(app.fetch, requestLog.add), env).catch(async (error: unknown) => {
    await storage.carts.close();
    throw error;
  });
  const stopRetention = startRetention(storage.carts, env.cartRetentionDays, warn);
  requestLog.add(`${company.name} at ${formatAddress(env.host, server.port)}, carts in ${storage.description}`);
  requestLog.flush();
  return {
    port: server.port,
    stop: async () => {
      stopRetention();
      await server.stop();
      await storage.carts.close();
      requestLog.flush();
    },
  };
}

function formatAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
