import { describe, expect, test, vi } from 'vitest';
import { CartConflictError, StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { version } from '#server/config/version.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
import { createMetrics, getRoute } from './metrics.ts';

const entry = { id: 'a.1', method: 'GET', ms: 20 };

async function getLines(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  return (await metrics.readText()).split('\n').filter((line) => line.startsWith(name));
}

function recordThree() {
  const metrics = createMetrics(() => 0);
  metrics.record({ ...entry, url: '/about', status: 200 });
  metrics.record({ ...entry, url: '/history', status: 200 });
  metrics.record({ ...entry, url: 'http://site/api/cart?email=ana@example.com', status: 503 });
  return metrics;
}

function rejectWith(error: Error): CartRepository {
  const fail = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  return { ...mockCartRepository(), add: fail, list: fail, probe: fail };
}

test('requests are counted by route and status', async () => {
  const metrics = recordThree();
  expect(await getLines(metrics, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{route="page",status="200"} 2',
    'http_request_duration_seconds_count{route="/api/cart",status="503"} 1',
  ]);
  expect(await metrics.readText()).not.toContain('ana');
});

test('the time of requests is counted by bucket', async () => {
  const metrics = recordThree();
  const buckets = await getLines(metrics, 'http_request_duration_seconds_bucket{le="0.0');
  expect(buckets).toContain('http_request_duration_seconds_bucket{le="0.01",route="page",status="200"} 0');
  expect(buckets).toContain('http_request_duration_seconds_bucket{le="0.05",route="page",status="200"} 2');
});

test('writes are counted by operation and result, reads are not', async () => {
  const metrics = createMetrics(() => 0);
  const good = metrics.withCounters(mockCartRepository());
  await good.add(albaOfAna);
  await good.list(albaOfAna.email);
  await good.update(storedId, albaOfAna);
  await good.remove(storedId);
  await good.restore(storedId, albaOfAna);
  await good.probe();
  for (const error of [new CartConflictError('cart-full'), new StorageUnavailableError('locked'), new Error('bug')]) {
    await expect(metrics.withCounters(rejectWith(error)).add(albaOfAna), error.message).rejects.toBe(error);
  }
  expect((await getLines(metrics, 'cart_writes_total')).toSorted()).toEqual([
    'cart_writes_total{operation="add",result="conflict"} 1',
    'cart_writes_total{operation="add",result="error"} 1',
    'cart_writes_total{operation="add",result="ok"} 1',
    'cart_writes_total{operation="add",result="unavailable"} 1',
    'cart_writes_total{operation="remove",result="ok"} 1',
    'cart_writes_total{operation="restore",result="ok"} 1',
    'cart_writes_total{operation="update",result="ok"} 1',
  ]);
});

test('errors of the storage are counted, of reads too, but no conflicts', async () => {
  const metrics = createMetrics(() => 0);
  const fail = (error: Error) => metrics.withCounters(rejectWith(error));
  await Promise.allSettled([
    fail(new CartConflictError('cart-full')).add(albaOfAna),
    fail(new StorageUnavailableError('locked')).add(albaOfAna),
    fail(new Error('bug')).add(albaOfAna),
    fail(new Error('bug')).list(albaOfAna.email),
    fail(new Error('bug')).probe(),
  ]);
  expect(await getLines(metrics, 'storage_errors_total')).toEqual(['storage_errors_total 4']);
});

test.each(['list', 'probe'] as const)('a counted %s that fails throws its error', async (read) => {
  const bug = new Error('bug');
  const counted = createMetrics(() => 0).withCounters(rejectWith(bug));
  await expect(counted[read]('ana@example.com')).rejects.toBe(bug);
});

test('the queue is counted when it is asked for', async () => {
  let length = 3;
  const metrics = createMetrics(() => length);
  expect(await getLines(metrics, 'storage_queue_length')).toEqual(['storage_queue_length 3']);
  length = 0;
  expect(await getLines(metrics, 'storage_queue_length')).toEqual(['storage_queue_length 0']);
});

test('the version of the site is there', async () => {
  const metrics = createMetrics(() => 0);
  expect(await getLines(metrics, 'site_info')).toEqual([`site_info{version="${version}"} 1`]);
});

test.each(['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total'])(
  'the measure %s of the process is there',
  async (name) =>
    expect(
      await getLines(
        createMetrics(() => 0),
        `${name} `,
      ),
    ).toHaveLength(1),
);

describe('the route of', () => {
  test.each([
    ['/', 'page'],
    ['/es/about?a=b.css', 'page'],
    ['/assets/about-0123abcd.js', 'file'],
    ['/api/cart', '/api/cart'],
    ['http://site/api/cart/5f0c1a2b', '/api/cart/:id'],
    ['/api/ready', '/api/ready'],
    ['/api/anything/else', '/api/other'],
    ['/api', '/api/other'],
  ])('%s is %s', (url, route) => {
    expect(getRoute(url)).toBe(route);
  });
});
