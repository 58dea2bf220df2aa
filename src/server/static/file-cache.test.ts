import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { createFileCache } from './file-cache.ts';

const folder = makeTestFolder('file-cache', afterAll);

function file(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('concurrent reads share one buffer, and the least recently used file is evicted first', async () => {
  const cache = createFileCache(10);
  const [a, b, c] = [file('a', 'aaaa'), file('b', 'bbbb'), file('c', 'cccc')];
  const [first, again] = await Promise.all([cache.read(a), cache.read(a)]);
  expect(again).toBe(first);
  const kept = await cache.read(b);
  expect(await cache.read(a)).toBe(first);
  await cache.read(c);
  expect(await cache.read(a)).toBe(first);
  expect(await cache.read(b)).not.toBe(kept);
});

test('a file larger than the cache is read but not cached', async () => {
  const cache = createFileCache(3);
  const large = file('large', 'too large');
  expect(String(await cache.read(large))).toBe('too large');
  expect(await cache.read(large)).not.toBe(await cache.read(large));
});

test('a failed read is not cached', async () => {
  const cache = createFileCache(10);
  await expect(cache.read(join(folder, 'late'))).rejects.toThrow('ENOENT');
  expect(String(await cache.read(file('late', 'here')))).toBe('here');
});

test('exactly as many bytes as the cache may hold are kept, and a reread file counts once', async () => {
  const cache = createFileCache(8);
  const [a, b] = [file('a8', 'aaaa'), file('b8', 'bbbb')];
  const [first, second] = [await cache.read(a), await cache.read(b)];
  expect(await cache.read(a)).toBe(first);
  expect(await cache.read(b)).toBe(second);
  const c = file('c8', 'c');
  await cache.read(c);
  expect(await cache.read(b)).toBe(second);
  expect(await cache.read(a)).not.toBe(first);
});

test('a file that was evicted and then deleted does not count against the rest', async () => {
  const cache = createFileCache(8);
  const [gone, b, c, d] = ['gone', 'b9', 'c9', 'd9'].map((name) => file(name, 'four')) as [
    string,
    string,
    string,
    string,
  ];
  await cache.read(gone);
  const kept = await cache.read(b);
  await cache.read(c);
  rmSync(gone);
  await expect(cache.read(gone)).rejects.toThrow('ENOENT');
  await cache.read(d);
  expect(await cache.read(b)).not.toBe(kept);
});

test('a file that is being read is not evicted', async () => {
  const cache = createFileCache(3);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const reading = cache.read(pipe);
  await cache.read(file('large9', 'too large'));
  const again = cache.read(pipe);
  await writeFile(pipe, 'abc');
  expect(await again).toBe(await reading);
});
