import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#content/company.ts';
import { findPlaceholderFacts } from '#content/company/unfinished-facts.ts';
import { papers } from '#content/papers.ts';
import { assertPapers } from '#scripts/build/check/assert-papers.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { certificateKinds, type Certificate, type LastLot } from './paper-types.ts';
import { parsePapers } from './parse-papers.ts';

const { alba, c4, c5, c5Special, extraSpecial, leafOil } = idsByName;

const certificate: Certificate = {
  name: 'Food certificate',
  kind: 'food safety',
  scope: 'Cutting and packing of cinnamon',
  products: [c4, c5, c5Special, extraSpecial, alba],
  issuer: 'An institute',
  number: 'F 1',
  from: '2026-01-01',
  until: '2026-12-31',
};
const composePapers = (...certificates: Certificate[]) => ({ certificates, registrations: [] });

const lot: LastLot = { product: alba, day: '2026-01-31', figures: { en: 'moisture 11.4 %' } };
const parseLots = (...lastLots: LastLot[]) => parsePapers({ ...composePapers(), lastLots });

const isFilledIn = !findPlaceholderFacts(company).includes('email');

test.skipIf(isFilledIn)('nothing is claimed until the owner fills in what the company holds', () => {
  expect(papers).toEqual({ certificates: [], registrations: [], lastLots: [] });
});

test.each<[Partial<Certificate>, string]>([
  [{ number: '' }, 'number is empty'],
  [{ name: ' ' }, 'name is empty'],
  [{ issuer: '' }, 'issuer is empty'],
  [{ scope: '' }, 'scope is empty'],
  [{ translatedScope: { es: '' } }, 'translatedScope in es must be one line of text'],
  [
    { translatedName: 'Certificado' as unknown as object },
    "translatedName must be said language by language, such as { en: 'one day', es: 'un día' }",
  ],
  [{ issuer: 1 as unknown as string }, "issuer must be a text between two '"],
  [{ from: '2027-01-01' }, 'from (2027-01-01) is after until (2026-12-31)'],
  [{ until: '31.12.2026' }, 'until is not a date such as 2026-01-31: 31.12.2026'],
  [{ until: '2026-02-30' }, 'until is not a date such as 2026-01-31: 2026-02-30'],
  [{ from: '' }, 'from is not a date such as 2026-01-31: '],
  [{ products: [alba, 999] }, 'there is no product 999'],
  [{ fiel: 'x.pdf' } as object, 'fiel is nothing that the site knows: is its name mistyped?'],
  [{ products: [0] }, 'there is no product 0'],
  [{ products: [] }, 'products is empty'],
  [{ kind: 'HACCP' as 'organic' }, `kind is none of ${certificateKinds.join(', ')}: HACCP`],
  [{ products: 'Alba' as 'all' }, "products must be 'all' or a list of numbers such as [8, 9, 10]"],
  [{ until: 2027 as unknown as string }, "until must be a text between two '"],
  [{ file: '../x.pdf' }, 'file must be letters, digits, - or _ without a space, and .pdf in small letters: ../x.pdf'],
  [{ file: 'X.PDF' }, 'file must be letters, digits, - or _ without a space, and .pdf in small letters: X.PDF'],
  [{ file: 'x.exe' }, 'file must be letters, digits, - or _ without a space, and .pdf in small letters: x.exe'],
])('a certificate with %j is refused, in one line with its name', (change, rule) => {
  const { name, number } = { ...certificate, ...change };
  expect(() => parsePapers(composePapers({ ...certificate, ...change }))).toThrow(
    expect.objectContaining({ message: `papers: certificate "${name}" (${number}): ${rule}` }),
  );
});

test('a certificate without its number is found by its name', () => {
  const { number: _number, ...rest } = certificate;
  expect(() => parsePapers(composePapers(rest as Certificate))).toThrow(
    expect.objectContaining({
      lineStart: "name: 'Food certificate'",
      message: 'papers: certificate "Food certificate" (no number): number must be a text between two \'',
    }),
  );
});

test('two certificates with one number are refused', () => {
  expect(() => parsePapers(composePapers(certificate, certificate))).toThrow('another certificate has the same number');
});

test('two certificates that differ only in number and products are kept', () => {
  const { certificates } = parsePapers(composePapers(certificate, { ...certificate, number: 'F 2', products: 'all' }));
  expect(certificates).toHaveLength(2);
});

test('a registration without a number is refused', () => {
  const registrations = [{ name: 'Exporter', number: '', authority: 'Board' }];
  expect(() => parsePapers({ certificates: [], registrations })).toThrow('registration "Exporter" (): number is empty');
});

test.each([
  [{ product: 999 }, 'papers: last lot of product 999: there is no such product'],
  [{ day: '31.1.2026' }, 'papers: last lot of product 12: day is not a date such as 2026-01-31: 31.1.2026'],
  [{ figures: { en: ' ' } }, 'papers: last lot of product 12: figures in en must be one line of text'],
  [{ figures: {} }, 'papers: last lot of product 12: figures is said in no language: remove its line'],
])('a last lot with %j is refused', (change, message) => {
  expect(() => parseLots({ ...lot, ...change })).toThrow(message);
});

test('two last lots of one product are refused', () => {
  expect(() => parseLots(lot, lot)).toThrow('papers: last lot of product 12: another lot has the same product');
});

test('the last lots of two products are kept', () => {
  expect(parseLots(lot, { ...lot, product: leafOil }).lastLots).toHaveLength(2);
});

test('the build takes only a file that is there and is a PDF', () => {
  const folder = makeTestFolder('papers', onTestFinished);
  writeFileSync(join(folder, 'text.pdf'), 'no PDF');
  writeFileSync(join(folder, 'real.pdf'), '%PDF-1.7\n');
  const check = (file: string) => () => assertPapers(composePapers({ ...certificate, file }), folder);
  expect(check('none.pdf')).toThrow(
    `papers: certificate "Food certificate" (F 1): there is no file ${join(folder, 'none.pdf')}`,
  );
  expect(check('text.pdf')).toThrow(`${join(folder, 'text.pdf')} is no PDF, whatever its name`);
  expect(check('real.pdf')).not.toThrow();
});

test('the build does not refuse a certificate that has ended', () => {
  expect(() => assertPapers(composePapers({ ...certificate, until: '2001-01-31' }))).not.toThrow();
});
