import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { apiPaths, isApiPath } from '#contract';
import { CartConflictError, StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { version } from '#server/config/version.ts';
import { toLoggedPath } from '#server/log/logged-path.ts';
import type { RequestEntry } from '#server/log/request-log.ts';

export interface Metrics {
  readonly record: (entry: RequestEntry) => void;
  readonly withCounters: (cartRepository: CartRepository) => CartRepository;
  readonly readText: () => Promise<string>;
  readonly contentType: string;
}

const bucketSeconds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5];

export function createMetrics(getQueueLength: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'status'] as const;
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status, and the seconds to their responses.',
    labelNames,
    buckets: bucketSeconds,
    registers,
  });
  const writes = new Counter({
    name: 'cart_writes_total',
    help: 'Changes of carts by operation and result.',
    labelNames: ['operation', 'result'],
    registers,
  });
  const errors = new Counter({
    name: 'storage_errors_total',
    help: 'Queries that the storage refused or failed.',
    registers,
  });
  const queue: Gauge = new Gauge({
    name: 'storage_queue_length',
    help: 'Queries that wait for the disk or for a connection.',
    registers,
    collect: () => queue.set(getQueueLength()),
  });
  new Gauge({ name: 'site_info', help: 'Which version runs.', labelNames: ['version'], registers }).set({ version }, 1);

  const countError = async <Value>(query: Promise<Value>): Promise<Value> => {
    try {
      return await query;
    } catch (error) {
      if (!(error instanceof CartConflictError)) errors.inc();
      throw error;
    }
  };
  const countWrite = async <Value>(operation: string, query: Promise<Value>): Promise<Value> => {
    try {
      const value = await countError(query);
      writes.inc({ operation, result: 'ok' });
      return value;
    } catch (error) {
      writes.inc({ operation, result: classifyError(error) });
      throw error;
    }
  };
  return {
    record: ({ url, status, ms }) => requests.observe({ route: getRoute(url), status }, ms / 1000),
    withCounters: (cartRepository) => ({
      add: (...parameters) => countWrite('add', cartRepository.add(...parameters)),
      list: (email) => countError(cartRepository.list(email)),
      update: (...parameters) => countWrite('update', cartRepository.update(...parameters)),
      remove: (id) => countWrite('remove', cartRepository.remove(id)),
      restore: (...parameters) => countWrite('restore', cartRepository.restore(...parameters)),
      probe: () => countError(cartRepository.probe()),
    }),
    readText: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function classifyError(error: unknown): string {
  if (error instanceof CartConflictError) return 'conflict';
  return error instanceof StorageUnavailableError ? 'unavailable' : 'error';
}

const apiRoutes = new Set([apiPaths.cart, `${apiPaths.cart}/:id`, apiPaths.health, apiPaths.ready]);

/** Unknown paths share a few names, because each name is a series of figures that stays in memory. */
export function getRoute(url: string): string {
  const path = toLoggedPath(url);
  if (apiRoutes.has(path)) return path;
  if (isApiPath(path)) return '/api/other';
  return /\.\w{1,16}$/.test(path) ? 'file' : 'page';
}
