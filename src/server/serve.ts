import type { HttpBindings } from '@hono/node-server';
import { company } from '#content/company.ts';
import { createApp } from './api/app.ts';
import { createCartQuota } from './api/cart-quota.ts';
import { createRateLimiter } from './api/rate-limit.ts';
import type { Env } from './env.ts';
import { watchHealth } from './health.ts';
import { listen, type RunningServer } from './http/listen.ts';
import type { Logger } from './log/logger.ts';
import { requestLine, withRequestLog, type BufferedWriter, type RequestEntry } from './log/request-log.ts';
import { startRetentionJob } from './retention/retention.ts';
import { loadSite } from './static/handler.ts';
import { openStorage } from './storage/open.ts';
import { limitRows } from './storage/row-limit.ts';
import { version } from './version.ts';

interface ServeOptions {
  readonly env: Env;
  readonly siteFolder: string;
  readonly logger: Logger;
  readonly requestLog: BufferedWriter;
  readonly report: (error: unknown, requestId?: string) => void;
}

/** Opens the storage and serves the site. Throws an `Error` with a one-line message on failure. */
export async function serve({ env, siteFolder, logger, requestLog, report }: ServeOptions): Promise<RunningServer> {
  const site = loadSite(siteFolder, company, env.siteUrl);
  const storage = await openStorage(env.databaseUrl, logger);
  // Loaded only if it is wanted: it takes memory and time.
  const metrics =
    env.metricsPort === 0
      ? undefined
      : (await import('./metrics/metrics.ts')).createMetrics(() => storage.queueLength());
  // A call to the carts passes the counters, then the limit of rows, then the storage.
  const limited = limitRows(storage.carts, env.maxItems, logger);
  const carts = metrics?.withCounters(limited.carts) ?? limited.carts;
  const health = watchHealth({ ping: carts.ping, fault: storage.fault }, logger);
  const record = (entry: RequestEntry) => {
    requestLog.add(requestLine(entry));
    metrics?.record(entry);
  };
  const app = createApp({
    carts,
    site,
    limiter: createRateLimiter(env.rateLimitPerMinute, storage.sharedDatabase),
    quota: createCartQuota(env.rateLimitPerMinute === 0 ? 0 : env.cartsPerDay),
    siteUrl: env.siteUrl,
    trustProxy: env.trustProxy,
    health,
    report,
  });
  let stopMetrics: (() => void) | undefined;
  const closeStorage = async () => {
    health.stop();
    stopMetrics?.();
    await storage.carts.close();
  };
  const listening = async () => {
    if (metrics) {
      const { serveMetrics } = await import('./metrics/serve-metrics.ts');
      stopMetrics = await serveMetrics(metrics, { port: env.metricsPort, host: env.host });
    }
    return listen(withRequestLog<HttpBindings>(app.fetch, record), { ...env, report });
  };
  const server = await listening().catch(async (reason: unknown) => {
    await closeStorage();
    throw reason;
  });
  const stopRetention = startRetentionJob(
    { store: storage.carts, days: env.cartRetentionDays, setTotal: limited.setTotal, logger },
    storage.truncateWal,
  );
  const address = formatAddress(env.host, server.port);
  logger.info(`${company.name} ${version} at ${address}, carts in ${storage.description}`);
  requestLog.flush();
  return {
    port: server.port,
    stop: async () => {
      stopRetention();
      await server.stop();
      await closeStorage();
      requestLog.flush();
    },
  };
}

export function formatAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
