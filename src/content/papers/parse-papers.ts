import { FactError } from '#content/company/fact-error.ts';
import { findLanguageMistake } from '#content/company/per-language.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { isDay } from '#domain/day.ts';
import { certificateKinds, type Certificate, type LastLot, type Papers, type Registration } from './paper-types.ts';

const certificateFields: Readonly<Record<keyof Certificate, true>> = {
  name: true,
  kind: true,
  scope: true,
  translatedName: true,
  translatedScope: true,
  products: true,
  issuer: true,
  number: true,
  from: true,
  until: true,
  file: true,
};

/**
 * Checks all papers, but not whether a certificate is valid today. Throws a `FactError` that names the first wrong
 * entry.
 */
export function parsePapers(papers: Papers<number>): Papers {
  const numbers = new Set<string>();
  for (const certificate of papers.certificates) {
    assertCertificate(certificate);
    const { number } = certificate;
    if (numbers.has(number)) throw createCertificateError(certificate, 'another certificate has the same number');
    numbers.add(number);
  }
  papers.registrations.forEach(assertRegistration);
  assertLastLots(papers.lastLots ?? []);
  return papers as Papers;
}

function assertCertificate(certificate: Certificate<number>): void {
  const { name, kind, scope, issuer, number, products, from, until, file } = certificate;
  const { translatedName, translatedScope } = certificate;
  const createError = (rule: string) => createCertificateError(certificate, rule);
  const unknownField = Object.keys(certificate).find((field) => !Object.hasOwn(certificateFields, field));
  if (unknownField !== undefined) {
    throw createError(`${unknownField} is nothing that the site knows: is its name mistyped?`);
  }
  const texts = Object.entries({ name, kind, scope, issuer, number, from, until });
  const wrongField = texts.find(([, text]) => !isText(text));
  if (wrongField) throw createError(`${wrongField[0]} must be a text between two '`);
  const blankField = Object.entries({ name, scope, issuer, number }).find(([, text]) => text.trim() === '');
  if (blankField) throw createError(`${blankField[0]} is empty`);
  for (const [field, translations] of Object.entries({ translatedName, translatedScope })) {
    const mistake = translations === undefined ? undefined : findLanguageMistake(translations);
    if (mistake !== undefined) throw createError(`${field} ${mistake}`);
  }
  if (!certificateKinds.includes(kind)) throw createError(`kind is none of ${certificateKinds.join(', ')}: ${kind}`);
  if (!isDay(from)) throw createError(`from is not a date such as 2026-01-31: ${from}`);
  if (!isDay(until)) throw createError(`until is not a date such as 2026-01-31: ${until}`);
  if (from > until) throw createError(`from (${from}) is after until (${until})`);
  if (products !== 'all') {
    if (!Array.isArray(products)) throw createError("products must be 'all' or a list of numbers such as [8, 9, 10]");
    if (products.length === 0) throw createError('products is empty');
    const unknownId = products.find((id) => !productIds.some((known) => known === id));
    if (unknownId !== undefined) throw createError(`there is no product ${unknownId}`);
  }
  if (file !== undefined && !/^[\w-]+\.pdf$/.test(file)) {
    throw createError(`file must be letters, digits, - or _ without a space, and .pdf in small letters: ${file}`);
  }
}

function createCertificateError({ name, number }: Certificate<number>, rule: string): FactError {
  const [line, shownNumber] = isText(number) ? [`number: '${number}'`, number] : [`name: '${name}'`, 'no number'];
  return new FactError('papers', line, `certificate "${name}" (${shownNumber}): ${rule}`);
}

function assertRegistration({ name, number, authority }: Registration): void {
  const blankField = Object.entries({ name, number, authority }).find(
    ([, text]) => !isText(text) || text.trim() === '',
  );
  if (!blankField) return;
  throw new FactError('papers', `number: '${number}'`, `registration "${name}" (${number}): ${blankField[0]} is empty`);
}

function assertLastLots(lots: readonly LastLot[]): void {
  for (const [index, { product, day, figures }] of lots.entries()) {
    const createError = (rule: string) =>
      new FactError('papers', `product: ${product}`, `last lot of product ${product}: ${rule}`);
    if (!productIds.some((id) => id === product)) throw createError('there is no such product');
    if (lots.findIndex((lot) => lot.product === product) !== index) {
      throw createError('another lot has the same product');
    }
    if (!isText(day) || !isDay(day)) throw createError(`day is not a date such as 2026-01-31: ${day}`);
    const mistake = findLanguageMistake(figures);
    if (mistake !== undefined) throw createError(`figures ${mistake}`);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
