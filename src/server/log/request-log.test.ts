import { expect, test, vi } from 'vitest';
import { requestLine, withRequestLog } from './request-log.ts';

test('the log has time, method, path, status and duration in one line per request', async () => {
  const lines: string[] = [];
  const fetch = withRequestLog(
    (request) => (request.url.includes('slow') ? Promise.resolve(new Response('', { status: 404 })) : new Response('')),
    (entry) => lines.push(requestLine(entry)),
  );
  await fetch(new Request('http://site/about?email=me@x.com'), {});
  await fetch(new Request('http://site/slow', { method: 'POST' }), {});
  const entry = {
    at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    ms: expect.any(Number) as unknown,
    request: expect.stringMatching(/^[0-9a-f]{8}\.\w+$/) as unknown,
  };
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { ...entry, method: 'GET', path: '/about', status: 200 },
    { ...entry, method: 'POST', path: '/slow', status: 404 },
  ]);
});

test('handler and client of the API are told the id of a request: that of nginx, else a new one', async () => {
  const ids: unknown[] = [];
  const setHeader = vi.fn<(name: string, value: string) => unknown>();
  const fetch = withRequestLog<{ requestId?: string; outgoing: { setHeader: typeof setHeader } }>(
    (_request, { requestId }) => {
      ids.push(requestId);
      return new Response('');
    },
    ({ id }) => ids.push(id),
  );
  const given = '0123456789abcdef'.repeat(2);
  for (const header of [given, 'ana@example.com', `${given}0`]) {
    await fetch(new Request('http://site/api/cart', { headers: { 'X-Request-Id': header } }), {
      outgoing: { setHeader },
    });
  }
  expect(ids).toHaveLength(6);
  expect(ids.slice(0, 2)).toEqual([given, given]);
  const own = ids.slice(2) as string[];
  for (const made of own) expect(made).toMatch(/^[0-9a-f]{8}\.[0-9a-z]+$/);
  expect(own[0]).toBe(own[1]);
  expect(new Set(own).size).toBe(2);
  expect(setHeader.mock.calls).toEqual([given, own[0], own[2]].map((told) => ['x-request-id', told]));
  await fetch(new Request('http://site/about?next=/api/'), { outgoing: { setHeader } });
  expect(setHeader).toHaveBeenCalledTimes(3);
});

test('the time of a line is that of the response, in tenths of a millisecond', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  const lines: string[] = [];
  const fetch = withRequestLog(
    () => {
      vi.advanceTimersByTime(12.34);
      return new Response('');
    },
    (entry) => lines.push(requestLine(entry)),
  );
  vi.advanceTimersByTime(5000);
  void fetch(new Request('http://site/'), {});
  expect(lines.map((line) => (JSON.parse(line) as { ms: number }).ms)).toEqual([12.3]);
  vi.useRealTimers();
});
