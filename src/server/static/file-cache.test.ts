import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { createFileCache } from './file-cache.ts';

const folder = makeTestFolder('file-cache', afterAll);

function writeTestFile(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('concurrent reads share one buffer', async () => {
  const cache = createFileCache(10);
  const shared = writeTestFile('shared', 'four');
  const [buffer, bufferOfSecondRead] = await Promise.all([cache.load(shared), cache.load(shared)]);
  expect(bufferOfSecondRead).toBe(buffer);
});

test('the least recently used file is evicted first', async () => {
  const cache = createFileCache(10);
  const [a, b, c] = [writeTestFile('a', 'aaaa'), writeTestFile('b', 'bbbb'), writeTestFile('c', 'cccc')];
  const cachedA = await cache.load(a);
  const cachedB = await cache.load(b);
  expect(await cache.load(a)).toBe(cachedA);
  await cache.load(c);
  expect(await cache.load(a)).toBe(cachedA);
  expect(await cache.load(b)).not.toBe(cachedB);
});

test('a file larger than the cache is read but not cached', async () => {
  const cache = createFileCache(3);
  const large = writeTestFile('large', 'too large');
  expect(String(await cache.load(large))).toBe('too large');
  expect(await cache.load(large)).not.toBe(await cache.load(large));
});

test('a failed read is not cached', async () => {
  const cache = createFileCache(10);
  await expect(cache.load(join(folder, 'late'))).rejects.toThrow('ENOENT');
  expect(String(await cache.load(writeTestFile('late', 'here')))).toBe('here');
});

test('the cache is filled to its last byte, and counts a reread file once', async () => {
  const cache = createFileCache(8);
  const [a, b] = [writeTestFile('a8', 'aaaa'), writeTestFile('b8', 'bbbb')];
  const [cachedA, cachedB] = [await cache.load(a), await cache.load(b)];
  expect(await cache.load(a)).toBe(cachedA);
  expect(await cache.load(b)).toBe(cachedB);
  const c = writeTestFile('c8', 'c');
  await cache.load(c);
  expect(await cache.load(b)).toBe(cachedB);
  expect(await cache.load(a)).not.toBe(cachedA);
});

test('a file that was evicted and then deleted does not count against the rest', async () => {
  const cache = createFileCache(8);
  const deleted = writeTestFile('deleted', 'four');
  const oldest = writeTestFile('oldest', 'four');
  await cache.load(deleted);
  const cachedOldest = await cache.load(oldest);
  await cache.load(writeTestFile('second', 'four'));
  rmSync(deleted);
  await expect(cache.load(deleted)).rejects.toThrow('ENOENT');
  await cache.load(writeTestFile('third', 'four'));
  expect(await cache.load(oldest)).not.toBe(cachedOldest);
});

test('a file that is being read is not evicted', async () => {
  const cache = createFileCache(3);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reading = cache.load(pipe);
  await cache.load(writeTestFile('large9', 'too large'));
  const again = cache.load(pipe);
  await writeFile(pipe, 'abc');
  expect(await again).toBe(await reading);
});
