import { getValueKind, type ValueKind } from '#content/value-kind.ts';
import { getKeys } from '#domain/fields.ts';
import type { Company, OptionalFacts } from './company-types.ts';
import { createFactError } from './fact-error.ts';
import { findLanguageMistake } from './per-language.ts';

type FactKind = Extract<ValueKind, 'text' | 'number' | 'list' | 'object' | 'boolean'>;

const kindWords: Readonly<Record<FactKind, string>> = {
  text: "a text between two ', such as 'Elpitiya'",
  number: 'a number without quotation marks, such as 1990 or 6.288',
  list: "a list, such as ['Elpitiya', 'Sri Lanka']",
  object: 'a group of facts between { and }',
  boolean: 'true or false',
};

interface Field {
  readonly kind: FactKind;
  readonly isOptional?: boolean;
  readonly perLanguage?: 'line' | 'list';
}

const text: Field = { kind: 'text' };
const number: Field = { kind: 'number' };
const list: Field = { kind: 'list' };
const group: Field = { kind: 'object' };
const textPerLanguage: Field = { kind: 'object', perLanguage: 'line' };
const listPerLanguage: Field = { kind: 'object', perLanguage: 'list' };

const fields: Readonly<Record<keyof Company, Field>> = {
  name: text,
  founded: number,
  countriesPresent: number,
  countriesExported: number,
  email: text,
  phone: text,
  whatsappNumber: text,
  address: list,
  postcode: text,
  website: text,
  location: group,
  social: group,
  developer: group,
  confirmedTechnologies: list,
  picturesAreIllustrations: { kind: 'boolean' },
  samples: toOptional({ kind: 'boolean' }),
  visionAndMission: text,
  reviews: toOptional(group),
  video: group,
  map: group,
  legalName: toOptional(text),
  registrationNumber: toOptional(text),
  registeredOffice: toOptional(text),
  taxNumber: toOptional(text),
  exporterRegistration: toOptional(text),
  responsiblePerson: toOptional(text),
  privacyContact: toOptional(text),
  euRepresentative: toOptional(text),
  hours: toOptional(textPerLanguage),
  answersWithin: toOptional(textPerLanguage),
  languages: toOptional(listPerLanguage),
  salesPerson: toOptional(text),
  salesRole: toOptional(textPerLanguage),
  salesPhone: toOptional(text),
  minimumOrder: toOptional(textPerLanguage),
  leadTime: toOptional(textPerLanguage),
  paymentTerms: toOptional(textPerLanguage),
  incoterms: toOptional(text),
  containerLoadOfBales: toOptional(textPerLanguage),
  containerLoadOfBags: toOptional(textPerLanguage),
  containerLoadOfDrums: toOptional(textPerLanguage),
};

export const optionalFactNames = getKeys(fields).filter((name): name is keyof OptionalFacts => {
  const { kind, isOptional, perLanguage } = fields[name];
  return isOptional === true && (kind === 'text' || perLanguage !== undefined);
});

const groups = {
  location: { latitude: number, longitude: number },
  social: { facebook: toOptional(text), instagram: toOptional(text), tiktok: toOptional(text) },
  developer: { name: text, url: text },
  video: { embedUrl: text },
  map: { embedUrl: text, pageUrl: text },
} satisfies Partial<Record<keyof Company, Readonly<Record<string, Field>>>>;

function toOptional(field: Field): Field {
  return { ...field, isOptional: true };
}

/** Checks that each fact is there and is of its kind, because the build checks no types. Throws a `FactError`. */
export function assertShape(facts: object): void {
  assertFields({ ...facts }, fields, '');
  for (const [name, parts] of Object.entries(groups)) {
    assertFields({ ...(facts as Partial<Record<string, object>>)[name] }, parts, `${name}.`);
  }
}

function assertFields(facts: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, Field>>, path: string) {
  const missing = Object.keys(wanted).filter((name) => facts[name] === undefined && !wanted[name]?.isOptional);
  const missingHint = missing.length > 0 ? `; missing: ${missing.join(', ')}` : '';
  for (const [name, value] of Object.entries(facts)) {
    const field = wanted[name];
    if (!field) {
      throw createFactError(path + name, `is no fact that the site knows: is its name mistyped?${missingHint}`);
    }
    if (value === undefined) continue;
    if (field.perLanguage) {
      const mistake = findLanguageMistake(value, field.perLanguage);
      if (mistake !== undefined) throw createFactError(path + name, mistake);
    } else if (getValueKind(value) !== field.kind) {
      throw createFactError(path + name, `must be ${kindWords[field.kind]}`);
    }
  }
  const [first] = missing;
  if (first !== undefined) throw createFactError(path + first, 'is missing: put its line back');
}
