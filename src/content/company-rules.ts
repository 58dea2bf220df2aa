import { isEmail } from '#domain/email.ts';

/** A step of the technology page. */
export type TechnologyStep =
  | 'cleaning'
  | 'sorting'
  | 'steam treatment'
  | 'moisture control'
  | 'milling'
  | 'sieving'
  | 'metal detection'
  | 'packing';

/** Who the company is before the law. All optional: what is left out is shown nowhere. */
interface CompanyIdentity {
  /** The name in the company register, if it is not `name`. */
  readonly legalName?: string;
  readonly registrationNumber?: string;
  readonly registeredOffice?: string;
  readonly taxNumber?: string;
  /** Registration with the export authority. */
  readonly exporterRegistration?: string;
  /** Who is responsible for the content of the site. */
  readonly responsiblePerson?: string;
  /** Email address for questions about personal data, if it is not `email`. */
  readonly privacyContact?: string;
  /** Name and address of the representative in the European Union. */
  readonly euRepresentative?: string;
  /** When somebody is in the office, in the company's own time, such as `Monday to Friday, 8.30 to 17.00`. */
  readonly hours?: string;
  /** How long an answer takes at most, such as `one working day`. */
  readonly answersWithin?: string;
  /** The languages in which the company answers, such as `['English']`. */
  readonly languages?: readonly string[];
}

/** The optional facts that are one text each. */
const identityTexts = [
  'legalName',
  'registrationNumber',
  'registeredOffice',
  'taxNumber',
  'exporterRegistration',
  'responsiblePerson',
  'privacyContact',
  'euRepresentative',
  'hours',
  'answersWithin',
] as const satisfies readonly (keyof CompanyIdentity)[];

/** Facts about the company; see `company.ts`. */
export interface Company extends CompanyIdentity {
  readonly name: string;
  readonly founded: number;
  readonly countriesPresent: number;
  readonly countriesExported: number;
  readonly email: string;
  readonly phone: string;
  readonly whatsappNumber: string;
  readonly address: readonly string[];
  readonly postcode: string;
  readonly website: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly social: { readonly facebook: string; readonly instagram: string; readonly tiktok: string };
  readonly developer: { readonly name: string; readonly url: string };
  readonly confirmedTechnologies: readonly TechnologyStep[];
  readonly picturesAreIllustrations: boolean;
  /** False if the company sends no samples: then no page offers one. */
  readonly samples?: boolean;
  readonly visionAndMission: 'draft' | 'approved';
  readonly reviews: ReviewWidget | undefined;
  readonly video: { readonly embedUrl: string };
  readonly map: { readonly embedUrl: string; readonly pageUrl: string };
}

/** The review widget of another company. It runs in a sandboxed frame of its own. */
export interface ReviewWidget {
  /** When the widget loads: as soon as the home page opens, or when the visitor asks for it. */
  readonly load: 'visit' | 'click';
  readonly scriptUrl: string;
  readonly widgetClass: string;
  readonly origins: readonly string[];
}

/** Throws an `Error` unless `value` is a known setting of the review widget. */
export function assertReviewsLoad(value: string): void {
  if (!['visit', 'click', 'never'].includes(value)) {
    throw new Error(`REVIEWS must be visit, click or never, not "${value}"`);
  }
}

/** Validates the facts. Throws an `Error` that names the first invalid field. */
export function parseCompany(facts: Company): Company {
  const wrong = (field: string, rule: string) => new Error(`company: ${field} ${rule}`);
  if (facts.name.trim() === '') throw wrong('name', 'is empty');
  if (!isEmail(facts.email)) throw wrong('email', `is not an e-mail address: ${facts.email}`);
  if (!/^\+?[\d ()-]{6,20}$/.test(facts.phone)) throw wrong('phone', `is not a phone number: ${facts.phone}`);
  if (!/^[1-9]\d{6,14}$/.test(facts.whatsappNumber)) {
    throw wrong('whatsappNumber', `must be 7 to 15 digits, country code first: ${facts.whatsappNumber}`);
  }
  const { reviews } = facts;
  for (const url of [
    ...(reviews ? [reviews.scriptUrl] : []),
    facts.video.embedUrl,
    facts.map.embedUrl,
    ...Object.values(facts.social),
  ]) {
    if (!URL.canParse(url)) throw wrong('link', `is not an address: ${url}`);
  }
  for (const field of identityTexts) {
    if (facts[field] !== undefined && !isLine(facts[field])) throw wrong(field, 'must be one line of text');
  }
  if (facts.privacyContact !== undefined && !isEmail(facts.privacyContact)) {
    throw wrong('privacyContact', `is not an e-mail address: ${facts.privacyContact}`);
  }
  if (facts.languages && !(facts.languages.length > 0 && facts.languages.every(isLine))) {
    throw wrong('languages', "must be a list such as ['English']");
  }
  return facts;
}

/** Validates the languages of the site. Throws an `Error` that names what is wrong. */
export function parseLocales(languages: readonly string[]): readonly string[] {
  const wrong = languages.find((each, index) => !/^[a-z]{2,3}$/.test(each) || languages.indexOf(each) !== index);
  if (wrong !== undefined) throw new Error(`company: locales must be languages such as en, each once: ${wrong}`);
  if (languages.length === 0) throw new Error('company: locales names no language');
  return languages;
}

/** What the URL paths of a language begin with: nothing for the first of the languages, else such as `/es`. */
export function localePrefixOf(language: string, locales: readonly string[]): string {
  return language === locales[0] ? '' : `/${language}`;
}

/** Whether a text is one line of at most 200 characters, not blank. */
function isLine(text: string): boolean {
  return text.trim() !== '' && text.length <= 200 && !/\p{Cc}/u.test(text);
}

/** Whether the address of the film has a placeholder instead of a video's id. */
function isPlaceholderVideo(embedUrl: string): boolean {
  return /\/0*$/.test(embedUrl);
}

/** The names of the fields that still have placeholder values. */
export function placeholderFacts(facts: Company): string[] {
  const { developer, reviews, social } = facts;
  const placeholders: Readonly<Record<string, boolean>> = {
    email: facts.email.endsWith('@example.com'),
    phone: /^\+?\d{0,3}[0 ()-]*$/.test(facts.phone),
    whatsappNumber: /^\d{1,3}0+$/.test(facts.whatsappNumber),
    website: facts.website.endsWith('example.com'),
    ...Object.fromEntries(
      Object.entries(social).map(([name, url]) => [`social.${name}`, new URL(url).pathname === '/']),
    ),
    developer: developer.name.startsWith('['),
    visionAndMission: facts.visionAndMission === 'draft',
    'reviews.widgetClass': reviews !== undefined && /0{8}-0{4}/.test(reviews.widgetClass),
    'video.embedUrl': isPlaceholderVideo(facts.video.embedUrl),
  };
  return Object.keys(placeholders).filter((name) => placeholders[name]);
}

/** The names of the optional facts that are not stated. */
export function missingFacts(facts: Company): string[] {
  return [...identityTexts, 'languages' as const].filter((field) => facts[field] === undefined);
}

/** The name and number in the company register; undefined if neither is stated. */
export function registeredAs({ legalName, registrationNumber }: Company): string | undefined {
  return [legalName, registrationNumber].filter(Boolean).join(' · ') || undefined;
}
