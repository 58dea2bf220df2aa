import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';

const bothVariants: readonly Encoding[] = ['br', 'gzip'];

test.each<[string, string | null, Encoding]>([
  ['no header', null, 'identity'],
  ['an empty header', '', 'identity'],
  ['the header of a browser', 'gzip, deflate, br, zstd', 'br'],
  ['one encoding', 'gzip', 'gzip'],
  ['capitals', 'GZIP', 'gzip'],
  ['an encoding that the site does not have', 'deflate', 'identity'],
  ['all encodings', '*', 'br'],
  ['a higher quality of gzip', 'br;q=0.5, gzip;q=0.9', 'gzip'],
  ['a higher quality of br', 'br;q=1, gzip;q=0.5', 'br'],
  ['equal qualities', 'gzip;q=0.8, br;q=0.8', 'br'],
  ['a lower quality of all others', '*;q=0.1, gzip', 'gzip'],
  ['spaces around a quality', ' gzip ; q=0.9 , br ; q=0.8', 'gzip'],
  ['quality 0 of both', 'br;q=0, gzip;q=0', 'identity'],
  ['quality 0 of br, but any other encoding', 'br;q=0, *', 'gzip'],
  ['quality 0 of all', '*;q=0', 'identity'],
  ['quality 0 of br and of no encoding', 'identity;q=0, br;q=0', 'identity'],
  ['no encoding alone', 'identity', 'identity'],
  ['a lower quality than that of no encoding', 'identity;q=1, br;q=0.5', 'identity'],
  ['the quality of no encoding', 'identity;q=0.5, br;q=0.5', 'br'],
  ['the quality of no encoding, which is 1 if none is stated', 'identity, br', 'br'],
  ['another parameter before the quality', 'br;level=1;q=0, gzip;q=0.2', 'gzip'],
  ['another parameter without a quality', 'br;level=1, gzip;q=0.2', 'br'],
  ['a quality above 1, beside gzip', 'br;q=1.1, gzip', 'gzip'],
  ['a quality above 1', 'br;q=2', 'identity'],
  ['a quality below 0', 'br;q=-1', 'identity'],
  ['a quality below 0, which counts as not stated', 'br;q=-1, *', 'br'],
  ['a quality lower than a header can state', 'br;q=0.0001', 'identity'],
  ['a quality that is no number', 'br;q=nonsense', 'identity'],
  ['separators only', ';;,,;q=', 'identity'],
])('for %s, Accept-Encoding %o, the encoding is %s', (_, header, encoding) => {
  expect(chooseEncoding(header, bothVariants)).toBe(encoding);
});

test.each<[string, readonly Encoding[], Encoding]>([
  ['br', ['gzip'], 'identity'],
  ['br, gzip', ['gzip'], 'gzip'],
  ['br', [], 'identity'],
])('for Accept-Encoding %s and only the variants %o the encoding is %s', (header, available, encoding) => {
  expect(chooseEncoding(header, available)).toBe(encoding);
});
