import { describe, expect, test, vi } from 'vitest';
import { createBufferedWriter, loggedPath, requestLine, withRequestLog } from './request-log.ts';

const id = '5f0c1a2b-3c4d-4e5f-8a9b-0c1d2e3f4a5b';

describe('loggedPath', () => {
  test.each([
    ['http://site/', '/'],
    ['http://site', '/'],
    ['http://site/api/cart?email=me%40x.com', '/api/cart'],
    ['http://site/api/cart/5f0c-11', '/api/cart/:id'],
    ['http://site/api/cart/me@x.com', '/api/cart/:id'],
    ['http://site/media/product-12-main-997745d6-1080.avif', '/media/product-12-main-997745d6-1080.avif'],
    [`http://site/media/x-${id}.avif`, '/media/:id'],
    ['http://site/quotes/product-12-main-997745d6-1080.avif', '/quotes/:id'],
    ['http://site/quotes/me@x.com/print', '/quotes/:redacted/print'],
    ['http://site/me%40x.com', '/:redacted'],
    ['http://site/me%2540x.com', '/:redacted'],
    ['http://site/me%25252540x.com/a', '/:redacted/a'],
    ['http://site/%6d%65%40x.com%zz', '/:redacted'],
    ['http://site/%6d%80', '/:redacted'],
    [`http://site/api/c%61rt/${id}`, '/api/cart/:id'],
    [`http://site/%61pi/cart/${id}`, '/api/cart/:id'],
    [`http://site/API/cart/${id}`, '/api/cart/:id'],
    [`http://site/api/cart%2F${id}`, '/api/cart/:id'],
    [`http://site//api//cart//${id}`, '//api//cart//:id'],
    [`http://site/x/${id.toUpperCase()}`, '/x/:id'],
    [`http://site/x/${id.replace('5', '%35')}`, '/x/:id'],
    [`http://site/x/${id.replaceAll('-', '%2D')}`, '/x/:id'],
    [`http://site/x/${id.replaceAll('-', '%252D')}`, '/x/:redacted'],
    [`http://site/x/${id.replaceAll('-', '')}`, '/x/:id'],
    [`http://site/x/${id.slice(0, 20)}`, '/x/:id'],
    ['http://site/%E0%B6%9A%E0%B7%94', '/%E0%B6%9A%E0%B7%94'],
    ['http://site/assets/about-0123abcd.js', '/assets/about-0123abcd.js'],
    ['http://me@site/about?x', '/about'],
    ['/about?email=me@x.com', '/about'],
    ['/?x', '/'],
    [`/x/${id}?x`, '/x/:id'],
  ])('formats %s as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  test('truncates long paths', () => {
    expect(loggedPath(`http://site/${'x'.repeat(5000)}`)).toHaveLength(200);
    expect(loggedPath(`http://site/%20/${'x'.repeat(5000)}`)).toHaveLength(200);
  });
});

test('logs time, method, path, status and duration in one line per request', async () => {
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

test('handler and client are told the id of a request: that of nginx, else a new one', async () => {
  const ids: unknown[] = [];
  const setHeader = vi.fn<(name: string, value: string) => unknown>();
  const fetch = withRequestLog<{ requestId?: string; outgoing: { setHeader: typeof setHeader } }>(
    (_request, { requestId }) => {
      ids.push(requestId);
      return new Response('');
    },
    ({ request }) => ids.push(request),
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
});

test('writes lines in batches, after a delay or on flush', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const writer = createBufferedWriter((text) => written.push(text), 100);
  writer.add('a');
  writer.add('b');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n']);
  writer.add('c');
  writer.flush();
  writer.flush();
  expect(written).toEqual(['a\nb\n', 'c\n']);
  vi.useRealTimers();
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

test('500 lines are written at once, and an idle writer writes nothing', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const writer = createBufferedWriter((text) => written.push(text), 100);
  for (let line = 0; line < 499; line++) writer.add('x');
  expect(written).toEqual([]);
  writer.add('x');
  expect(written).toEqual(['x\n'.repeat(500)]);
  vi.advanceTimersByTime(1000);
  writer.flush();
  expect(written).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
