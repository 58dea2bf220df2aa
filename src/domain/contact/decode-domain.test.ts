import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDomain } from './decode-domain.ts';

test.each([
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['MÜNCHEN.example', 'münchen.example'],
  ['mail.münchen.example', 'mail.münchen.example'],
  ['xn--fiqs8s.xn--fiqs8s', '中国.中国'],
  ['faß.example', 'faß.example'],
  ['bücher。example', 'bücher.example'],
])('%s is %s', (domain, decoded) => expect(decodeDomain(domain)).toBe(decoded));

test.each(['example.com', '', 'xn--', 'xn--a.example'])('%j is left as it is', (domain) => {
  expect(decodeDomain(domain)).toBe(domain);
});

test.each(['b.c/ü', 'ü:80', '.ü', 'ü..b', '[::ü]'])('%j, decoded once, is left as it is', (domain) => {
  expect(decodeDomain(decodeDomain(domain))).toBe(decodeDomain(domain));
});

test('what Node encodes is decoded', () => {
  const letters = fc.constantFrom(...Array.from('aäöß0-éñøłžщя中国香料කුරුඳුشاي'));
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 20 }), (label) => {
      const ascii = domainToASCII(`${label}.example`);
      fc.pre(ascii !== '');
      expect(decodeDomain(ascii)).toBe(domainToUnicode(ascii));
      expect(decodeDomain(decodeDomain(ascii))).toBe(decodeDomain(ascii));
    }),
    { numRuns: 3000 },
  );
});
