import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatRequestLine, withRequestLog } from './request-log.ts';

afterEach(() => void vi.useRealTimers());

test('the log has time, method, path, status and duration in one line per request', async () => {
  const lines: string[] = [];
  const fetch = withRequestLog(
    (request) => (request.url.includes('slow') ? Promise.resolve(new Response('', { status: 404 })) : new Response('')),
    (entry) => lines.push(formatRequestLine(entry)),
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

describe('the id of a request to the API', () => {
  const nginxId = '0123456789abcdef'.repeat(2);
  const ownId = /^[0-9a-f]{8}\.[0-9a-z]+$/;

  const send = async (header: string) => {
    const told: { handler?: string | undefined; log?: string; client?: string } = {};
    const outgoing = { setHeader: (_name: string, id: string) => (told.client = id) };
    const handle = withRequestLog<{ requestId?: string; outgoing: typeof outgoing }>(
      (_request, bindings) => {
        told.handler = bindings?.requestId;
        return new Response('');
      },
      ({ id }) => (told.log = id),
    );
    await handle(new Request('http://site/api/cart', { headers: { 'X-Request-Id': header } }), { outgoing });
    return told;
  };

  test('is that of nginx', async () => {
    expect(await send(nginxId)).toEqual({ handler: nginxId, log: nginxId, client: nginxId });
  });

  test.each(['ana@example.com', `${nginxId}0`])('is a new one if nginx gave none: %s', async (header) => {
    const { handler, log, client } = await send(header);
    expect(handler).toMatch(ownId);
    expect([log, client]).toEqual([handler, handler]);
  });

  test('differs for each request', async () => {
    const ids = await Promise.all(['', '', ''].map(async (header) => (await send(header)).log));
    expect(new Set(ids).size).toBe(3);
  });
});

test('the time of a line is that of the response, in tenths of a millisecond', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  const lines: string[] = [];
  const fetch = withRequestLog(
    () => {
      vi.advanceTimersByTime(12.34);
      return new Response('');
    },
    (entry) => lines.push(formatRequestLine(entry)),
  );
  vi.advanceTimersByTime(5000);
  void fetch(new Request('http://site/'), {});
  expect(lines.map((line) => (JSON.parse(line) as { ms: number }).ms)).toEqual([12.3]);
});
