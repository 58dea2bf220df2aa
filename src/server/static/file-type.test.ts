import { expect, test } from 'vitest';
import { getFileType } from './file-type.ts';

test.each([
  ['about.html', 'text/html; charset=utf-8', true],
  ['a.js', 'text/javascript; charset=utf-8', true],
  ['a.css', 'text/css; charset=utf-8', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['catalogue.csv', 'text/csv; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['catalogue.json', 'application/json', true],
  ['manifest.webmanifest', 'application/manifest+json', true],
  ['logo.svg', 'image/svg+xml; charset=utf-8', true],
  ['text.woff2', 'font/woff2', true],
  ['favicon.ico', 'image/x-icon', true],
  ['a.avif', 'image/avif', false],
  ['a.JPG', 'image/jpeg', false],
  ['a.png', 'image/png', false],
  ['film.mp4', 'video/mp4', false],
  ['sheet.pdf', 'application/pdf', false],
  ['LICENSE', 'application/octet-stream', false],
])('%s is %s, kept in memory: %s', (name, mediaType, isInMemory) => {
  expect(getFileType(name)).toMatchObject({ mediaType, isInMemory });
});
