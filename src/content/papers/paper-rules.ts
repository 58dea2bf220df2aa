import { FactError } from '#content/company/fact-error.ts';
import { findLanguageFault, type PerLanguage } from '#content/company/owner-texts.ts';
import { productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import { dayMs } from '#domain/day-ms.ts';

export const certificateKinds = ['food safety', 'organic', 'origin', 'religious', 'social', 'standard mark'] as const;

/** `Id`: of products; any number in what the owner writes, before `parsePapers`. */
export interface Certificate<Id extends number = ProductId> {
  /** The name as it is printed on the certificate. */
  readonly name: string;
  readonly kind: (typeof certificateKinds)[number];
  readonly scope: string;
  /** The name on the pages of a language, in place of the printed one. */
  readonly translatedName?: PerLanguage;
  readonly translatedScope?: PerLanguage;
  readonly products: 'all' | readonly Id[];
  readonly issuer: string;
  readonly number: string;
  /** The first day, such as `2026-01-31`; the certificate is valid on it and on the last one. */
  readonly from: string;
  readonly until: string;
  /** The name of a PDF in `public/papers`. */
  readonly file?: string;
}

export interface Registration {
  readonly name: string;
  readonly number: string;
  readonly authority: string;
}

/** What the analysis of a product's last lot measured. */
export interface LastLot {
  readonly product: number;
  /** The day of the analysis, such as `2026-01-31`. */
  readonly day: string;
  /** The measured figures, such as `{ en: 'moisture 11.4 %, volatile oil 1.3 %' }`. */
  readonly figures: PerLanguage;
}

export interface Papers<Id extends number = ProductId> {
  readonly certificates: readonly Certificate<Id>[];
  readonly registrations: readonly Registration[];
  readonly lastLots?: readonly LastLot[];
}

const fields = new Set(
  'name kind scope translatedName translatedScope products issuer number from until file'.split(' '),
);

/** Checks the certificates, but for whether they are valid today. Throws a `FactError` that names the first wrong entry. */
export function parsePapers(papers: Papers<number>): Papers {
  const numbers = new Set<string>();
  for (const certificate of papers.certificates) {
    const { name, kind, scope, issuer, number, products, from, until, file } = certificate;
    const { translatedName, translatedScope } = certificate;
    const line = isText(number) ? `number: '${number}'` : `name: '${name}'`;
    const wrong = (rule: string) =>
      new FactError(
        'papers',
        line,
        `papers: certificate "${name}" (${isText(number) ? number : 'no number'}): ${rule}`,
      );
    const mistyped = Object.keys(certificate).find((field) => !fields.has(field));
    if (mistyped !== undefined) throw wrong(`${mistyped} is nothing that the site knows: is its name mistyped?`);
    const texts = Object.entries({ name, kind, scope, issuer, number, from, until });
    const noText = texts.find(([, text]) => !isText(text));
    if (noText) throw wrong(`${noText[0]} must be a text between two '`);
    const blank = Object.entries({ name, scope, issuer, number }).find(([, text]) => text.trim() === '');
    if (blank) throw wrong(`${blank[0]} is empty`);
    for (const [field, said] of Object.entries({ translatedName, translatedScope })) {
      const fault = said === undefined ? undefined : findLanguageFault(said);
      if (fault !== undefined) throw wrong(`${field} ${fault}`);
    }
    if (!certificateKinds.includes(kind)) throw wrong(`kind is none of ${certificateKinds.join(', ')}: ${kind}`);
    if (!isDay(from)) throw wrong(`from is not a date such as 2026-01-31: ${from}`);
    if (!isDay(until)) throw wrong(`until is not a date such as 2026-01-31: ${until}`);
    if (from > until) throw wrong(`from (${from}) is after until (${until})`);
    if (products !== 'all') {
      if (!Array.isArray(products)) throw wrong("products must be 'all' or a list of numbers such as [8, 9, 10]");
      if (products.length === 0) throw wrong('products is empty');
      const unknown = products.find((id) => !productIds.some((known) => known === id));
      if (unknown !== undefined) throw wrong(`there is no product ${unknown}`);
    }
    if (file !== undefined && !/^[\w-]+\.pdf$/.test(file)) {
      throw wrong(`file must be letters, digits, - or _ without a blank, and .pdf in small letters: ${file}`);
    }
    if (numbers.has(number)) throw wrong('another certificate has the same number');
    numbers.add(number);
  }
  for (const { name, number, authority } of papers.registrations) {
    const blank = Object.entries({ name, number, authority }).find(([, text]) => !isText(text) || text.trim() === '');
    if (!blank) continue;
    throw new FactError(
      'papers',
      `number: '${number}'`,
      `papers: registration "${name}" (${number}): ${blank[0]} is empty`,
    );
  }
  checkLastLots(papers.lastLots ?? []);
  return papers as Papers;
}

function checkLastLots(lots: readonly LastLot[]): void {
  for (const [index, { product, day, figures }] of lots.entries()) {
    const wrong = (rule: string) =>
      new FactError('papers', `product: ${product}`, `papers: last lot of product ${product}: ${rule}`);
    if (!productIds.some((id) => id === product)) throw wrong('there is no such product');
    if (lots.findIndex((lot) => lot.product === product) !== index) throw wrong('another lot has the same product');
    if (!isText(day) || !isDay(day)) throw wrong(`day is not a date such as 2026-01-31: ${day}`);
    const fault = findLanguageFault(figures);
    if (fault !== undefined) throw wrong(`figures ${fault}`);
  }
}

/** The certificates that are valid on a day such as `2026-01-31`; only those of a product if `id` is given. */
export function validCertificates({ certificates }: Papers, day: string, id?: ProductId): readonly Certificate[] {
  return certificates.filter(
    ({ from, until, products }) =>
      from <= day && day <= until && (id === undefined || products === 'all' || products.includes(id)),
  );
}

/** The certificates that end within 60 days of a day, or have ended before it. */
export function endingCertificates({ certificates }: Papers, day: string): readonly Certificate[] {
  const limit = new Date(Date.parse(day) + 60 * dayMs).toISOString().slice(0, 10);
  return certificates.filter(({ until }) => until <= limit);
}

/** The day of a time, in UTC, as certificates have it. */
export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isDay(text: string): boolean {
  const date = new Date(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.valueOf()) && toDay(date) === text;
}
