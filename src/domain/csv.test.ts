import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvLine } from './csv.ts';

const withoutEscapes = (text: string) => text.replaceAll(/'(?=[=+\-@＝＋－＠])/g, '');
const withoutSpaces = (text: string) => text.replace(/^[\p{Z}\p{Cf}"]+/u, '');

function parseCsvLine(line: string): string[] {
  const cells = `,${line.replace(/\r\n$/, '')}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

test.each([
  [['a', 1, 'b c'], 'a,1,b c\r\n'],
  [['say "hi"', 'a,b', 'two\r\nlines'], '"say ""hi""","a,b",two  lines\r\n'],
  [['=SUM(A1)', '+1', '-1', '@x', '\tx', '\r=x'], "'=SUM(A1),'+1,'-1,'@x, x, '=x\r\n"],
  [['x;=1+41;y'], '"x;\'=1+41;y"\r\n'],
  [['x|@y', 'x\t-1', 'x,"=1', 'x\n+1'], '"x|\'@y",x \'-1,"x,""\'=1",x \'+1\r\n'],
  [['  =1', '\u00a0＝1', '＋1', '－1', '＠x', '\ufeff=1'], "  '=1,\u00a0'＝1,'＋1,'－1,'＠x,\ufeff'=1\r\n"],
  [['C5 - Special', 'a=b', 'x-y;z', 'ana+1@example.com'], 'C5 - Special,a=b,"x-y;z",ana+1@example.com\r\n'],
])('%j is one CSV line', (fields, line) => {
  expect(formatCsvLine(fields)).toBe(line);
});

const cell = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...Array.from('=+-@＝＋－＠,;|\t\r\n\v\f "\'\u00a0\u200b\ufeff\u2028\u2029\u0085\0ax1')),
    maxLength: 30,
  }),
  fc.string({ unit: 'binary' }),
);
const anyLine = fc.array(cell, { minLength: 1, maxLength: 4 });
const formulaStart = /^[=+\-@＝＋－＠\t\r]/;
test.each<{ name: string; separator: string | RegExp }>([
  { name: 'any of them', separator: /[,;\t|\r\n\v\f\u0085\u2028\u2029]/ },
  ...[',', ';', '\t', '|', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029'].map((separator) => ({
    name: JSON.stringify(separator),
    separator,
  })),
])('no cell is a formula for a reader that separates at $name', ({ separator }) => {
  fc.assert(
    fc.property(anyLine, (fields) => {
      const cells = formatCsvLine(fields).replace(/\r\n$/, '').split(separator);
      expect(cells.filter((text) => formulaStart.test(text))).toEqual([]);
      expect(cells.filter((text) => formulaStart.test(withoutSpaces(text)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('no cell starts a formula of more than its sign, even if spaces separate cells', () => {
  fc.assert(
    fc.property(anyLine, (fields) => {
      const cells = formatCsvLine(fields)
        .trimEnd()
        .split(/[\p{Z},;|]/u);
      expect(cells.filter((text) => /^[=+\-@＝＋－＠]./.test(withoutSpaces(text)))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('an RFC 4180 parser reads each text back, made harmless', () => {
  fc.assert(
    fc.property(anyLine, (fields) => {
      const expected = fields.map((field) => field.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' '));
      expect(parseCsvLine(formatCsvLine(fields)).map(withoutEscapes)).toEqual(expected.map(withoutEscapes));
    }),
    { numRuns: 500 },
  );
});
