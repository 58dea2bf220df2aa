import type { HttpBindings } from '@hono/node-server';
import { company } from '#content/company.ts';
import { createApi } from './api/api.ts';
import { createCartQuota } from './api/cart-quota.ts';
import { createRateLimiter } from './api/rate-limiter.ts';
import type { Env } from './config/env.ts';
import { version } from './config/version.ts';
import { createDispatch } from './dispatch.ts';
import { listen, type RunningServer } from './http/listen.ts';
import type { BufferedWriter } from './log/buffered-writer.ts';
import type { Logger } from './log/logger.ts';
import { formatRequestLine, withRequestLog, type RequestEntry } from './log/request-log.ts';
import { startHealthWatch } from './monitoring/health.ts';
import { startRetentionJob } from './retention/retention-job.ts';
import { loadSite } from './static/site.ts';
import { withRowLimit } from './storage/carts/row-limit.ts';
import { openCartDatabase } from './storage/open-cart-database.ts';

interface ServeOptions {
  readonly env: Env;
  readonly siteFolder: string;
  readonly logger: Logger;
  readonly logOutput: BufferedWriter;
  readonly reportError: (error: unknown, requestId?: string) => void;
}

/** Opens the database and serves the site. Throws an `Error` with a one-line message on failure. */
export async function serve({ env, siteFolder, logger, logOutput, reportError }: ServeOptions): Promise<RunningServer> {
  const site = loadSite(siteFolder, company, env.siteUrl);
  // What is opened is closed in the opposite order: when the server stops, or here if it can't start.
  await using resources = new AsyncDisposableStack();
  resources.defer(() => logOutput.flush());
  const database = await openCartDatabase(env.databaseUrl, logger);
  resources.defer(database.close);
  const metrics = await openMetrics(env, database.getQueueLength);
  if (metrics) resources.defer(metrics.close);

  const limitedRepository = withRowLimit(database.cartRepository, env.maxRows, logger);
  const apiRepository = metrics ? metrics.withCounters(limitedRepository) : limitedRepository;
  const health = startHealthWatch({ probe: apiRepository.probe, findFault: database.findFault }, logger);
  resources.defer(health.stop);
  const api = createApi({
    cartRepository: apiRepository,
    limiter: createRateLimiter(env.rateLimitPerMinute, database.pool),
    quota: createCartQuota({ perDay: env.cartsPerDay }),
    siteUrl: env.siteUrl,
    trustedProxies: env.trustedProxies,
    health,
    reportError,
  });
  const record = (entry: RequestEntry) => {
    logOutput.add(formatRequestLine(entry));
    metrics?.record(entry);
  };
  const handle = withRequestLog<HttpBindings>(createDispatch(api, site), record);
  const { port, host, siteUrl } = env;
  const server = await listen(handle, { port, host, siteUrl, reportError });
  resources.defer(server.stop);
  const stopRetention = startRetentionJob({
    store: database.cartRepository,
    days: env.cartRetentionDays,
    setRowCount: limitedRepository.setRowCount,
    logger,
    truncateWal: database.truncateWal,
  });
  resources.defer(stopRetention);

  const address = serverAddress(env.host, server.port);
  logger.info(`${company.name} ${version} at ${address}, carts in ${database.description}`);
  logOutput.flush();
  const running = resources.move();
  return { port: server.port, stop: () => running.disposeAsync() };
}

async function openMetrics({ metricsPort, host }: Env, getQueueLength: () => number) {
  if (metricsPort === 0) return undefined;
  const { createMetrics } = await import('./monitoring/metrics.ts');
  const { serveMetrics } = await import('./monitoring/serve-metrics.ts');
  const metrics = createMetrics(getQueueLength);
  const close = await serveMetrics(metrics, { port: metricsPort, host });
  return { ...metrics, close };
}

export function serverAddress(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
