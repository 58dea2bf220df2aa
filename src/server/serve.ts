import { company } from '#content/company.ts';
import { createApp } from './api/app.ts';
import { createCartQuota } from './api/cart-quota.ts';
import { createRateLimiter } from './api/rate-limit.ts';
import type { Env } from './env.ts';
import { listen, type RunningServer } from './listen.ts';
import { createBufferedWriter, withRequestLog } from './request-log.ts';
import { startRetentionJob } from './retention.ts';
import { loadSite } from './static/handler.ts';
import { openStorage } from './storage/open.ts';
import { limitRows } from './storage/row-limit.ts';

interface ServeOptions {
  readonly env: Env;
  readonly siteFolder: string;
  readonly log: (lines: string) => void;
  readonly warn: (line: string) => void;
  /** Receives the error behind each 500 or 503. */
  readonly report: (error: unknown) => void;
}

/** Opens the storage and serves the site. Throws an `Error` of one line. */
export async function serve({ env, siteFolder, log, warn, report }: ServeOptions): Promise<RunningServer> {
  const site = loadSite(siteFolder, company, env.siteUrl);
  const storage = await openStorage(env.databaseUrl, warn);
  const requestLog = createBufferedWriter(log);
  const { carts, counted } = limitRows(storage.carts, env.maxItems, warn);
  const app = createApp({
    carts,
    site,
    limiter: createRateLimiter(env.rateLimitPerMinute, storage.shared),
    quota: createCartQuota(env.rateLimitPerMinute === 0 ? 0 : env.cartsPerDay),
    siteUrl: env.siteUrl,
    trustProxy: env.trustProxy,
    report,
  });
  const server = await listen(withRequestLog(app.fetch, requestLog.add), env).catch(async (error: unknown) => {
    await storage.carts.close();
    throw error;
  });
  const stopRetention = startRetentionJob(
    { store: storage.carts, days: env.cartRetentionDays, counted, log: requestLog.add, warn },
    storage.truncateLog,
  );
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

export function formatAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
