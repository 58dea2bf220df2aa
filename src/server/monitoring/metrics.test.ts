import { describe, expect, test, vi } from 'vitest';
import { CartConflictError, StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import { version } from '#server/config/version.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { mockCartRepository, storedId } from '#tests/support/mock-cart-repository.ts';
import { createMetrics, getRoute } from './metrics.ts';

const entry = { id: 'a.1', method: 'GET', ms: 20 };

async function getLines(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  return (await metrics.text()).split('\n').filter((line) => line.startsWith(name));
}

test('requests are counted by route and status, and their time by bucket', async () => {
  const metrics = createMetrics(() => 0);
  metrics.record({ ...entry, url: '/about', status: 200 });
  metrics.record({ ...entry, url: '/history', status: 200 });
  metrics.record({ ...entry, url: 'http://site/api/cart?email=ana@example.com', status: 503 });
  expect(await getLines(metrics, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{route="page",status="200"} 2',
    'http_request_duration_seconds_count{route="/api/cart",status="503"} 1',
  ]);
  const buckets = await getLines(metrics, 'http_request_duration_seconds_bucket{le="0.0');
  expect(buckets).toContain('http_request_duration_seconds_bucket{le="0.01",route="page",status="200"} 0');
  expect(buckets).toContain('http_request_duration_seconds_bucket{le="0.05",route="page",status="200"} 2');
  expect(await metrics.text()).not.toContain('ana');
});

test('writes are counted by operation and result, errors of the storage in all, and reads not as writes', async () => {
  const metrics = createMetrics(() => 0);
  const createRejectingRepository = (error: Error): CartRepository => {
    const fail = vi.fn<() => Promise<never>>().mockRejectedValue(error);
    return { ...mockCartRepository(), add: fail, list: fail, probe: fail };
  };
  const good = metrics.withCounters(mockCartRepository());
  await good.add(albaOfAna);
  await good.list(albaOfAna.email);
  await good.update(storedId, albaOfAna);
  await good.remove(storedId);
  await good.restore(storedId, albaOfAna);
  await good.probe();
  for (const error of [new CartConflictError('cart-full'), new StorageUnavailableError('locked'), new Error('bug')]) {
    await expect(metrics.withCounters(createRejectingRepository(error)).add(albaOfAna)).rejects.toBe(error);
  }
  await expect(metrics.withCounters(createRejectingRepository(new Error('bug'))).list(albaOfAna.email)).rejects.toThrow(
    'bug',
  );
  await expect(metrics.withCounters(createRejectingRepository(new Error('bug'))).probe()).rejects.toThrow('bug');
  expect((await getLines(metrics, 'cart_writes_total')).toSorted()).toEqual([
    'cart_writes_total{operation="add",result="conflict"} 1',
    'cart_writes_total{operation="add",result="error"} 1',
    'cart_writes_total{operation="add",result="ok"} 1',
    'cart_writes_total{operation="add",result="unavailable"} 1',
    'cart_writes_total{operation="remove",result="ok"} 1',
    'cart_writes_total{operation="restore",result="ok"} 1',
    'cart_writes_total{operation="update",result="ok"} 1',
  ]);
  expect(await getLines(metrics, 'storage_errors_total')).toEqual(['storage_errors_total 4']);
});

test('the queue is counted when it is asked for', async () => {
  let length = 3;
  const metrics = createMetrics(() => length);
  expect(await getLines(metrics, 'storage_queue_length')).toEqual(['storage_queue_length 3']);
  length = 0;
  expect(await getLines(metrics, 'storage_queue_length')).toEqual(['storage_queue_length 0']);
});

test('version, memory, the event loop and processor time are there', async () => {
  const metrics = createMetrics(() => 0);
  expect(await getLines(metrics, 'site_info')).toEqual([`site_info{version="${version}"} 1`]);
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'process_cpu_seconds_total',
  ]) {
    expect(await getLines(metrics, `${name} `)).toHaveLength(1);
  }
});

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
