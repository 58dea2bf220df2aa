import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';

const all: readonly Encoding[] = ['br', 'gzip'];

test.each<[string | null, readonly Encoding[], Encoding]>([
  [null, all, 'identity'],
  ['', all, 'identity'],
  ['gzip, deflate, br, zstd', all, 'br'],
  ['gzip', all, 'gzip'],
  ['GZIP', all, 'gzip'],
  ['br;q=0.5, gzip;q=0.9', all, 'gzip'],
  ['br;q=0, gzip;q=0', all, 'identity'],
  ['*', all, 'br'],
  ['*;q=0.1, gzip', all, 'gzip'],
  ['br;q=0, *', all, 'gzip'],
  ['identity', all, 'identity'],
  ['identity;q=1, br;q=0.5', all, 'identity'],
  ['br', ['gzip'], 'identity'],
  ['br, gzip', ['gzip'], 'gzip'],
  ['br', [], 'identity'],
  ['identity;q=0.5, br;q=0.5', all, 'br'],
  ['gzip;q=0.8, br;q=0.8', all, 'br'],
  [' gzip ; q=0.9 , br ; q=0.8', all, 'gzip'],
  ['br;level=1;q=0, gzip;q=0.2', all, 'gzip'],
  ['br;level=1, gzip;q=0.2', all, 'br'],
  ['br;q=1, gzip;q=0.5', all, 'br'],
  ['br;q=1.1, gzip', all, 'gzip'],
  ['br;q=-1', all, 'identity'],
  ['br;q=-1, *', all, 'br'],
  ['br;q=0.0001', all, 'identity'],
  ['identity, br', all, 'br'],
  ['*;q=0', all, 'identity'],
  ['identity;q=0, br;q=0', all, 'identity'],
  ['deflate', all, 'identity'],
  ['br;q=nonsense', all, 'identity'],
  ['br;q=2', all, 'identity'],
  [';;,,;q=', all, 'identity'],
])('for Accept-Encoding %o and the variants %o the encoding is %s', (header, available, encoding) => {
  expect(chooseEncoding(header, available)).toBe(encoding);
});
