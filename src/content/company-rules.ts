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

/** Facts about the company; see `company.ts`. */
export interface Company {
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
  readonly visionAndMission: 'draft' | 'approved';
  readonly reviews: ReviewWidget | undefined;
  readonly video: { readonly embedUrl: string };
  readonly map: { readonly embedUrl: string; readonly pageUrl: string };
}

/** The review widget of another company. It runs in a sandboxed frame of its own. */
export interface ReviewWidget {
  readonly scriptUrl: string;
  readonly widgetClass: string;
  readonly origins: readonly string[];
  /** Origin of the frame's page if it differs from the site's. Only then may the widget have storage. */
  readonly frameOrigin: string | undefined;
}

/** Parses an environment variable that is `on` (also when empty or missing) or `off`; throws an `Error` that names it. */
export function parseSwitch(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === 'on') return true;
  if (value === 'off') return false;
  throw new Error(`${name} must be on or off, not "${value}"`);
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
  if (reviews?.frameOrigin !== undefined && !isOrigin(reviews.frameOrigin)) {
    throw wrong('reviews.frameOrigin', `must be an address like https://reviews.example.com: ${reviews.frameOrigin}`);
  }
  for (const url of [
    ...(reviews ? [reviews.scriptUrl] : []),
    facts.video.embedUrl,
    facts.map.embedUrl,
    ...Object.values(facts.social),
  ]) {
    if (!URL.canParse(url)) throw wrong('link', `is not an address: ${url}`);
  }
  return facts;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

/** The names of the fields that still have placeholder values. */
export function placeholderContacts(facts: Company): string[] {
  const placeholders: (keyof Company)[] = [];
  if (facts.email.endsWith('@example.com')) placeholders.push('email');
  if (/^\+?\d{0,3}[0 ()-]*$/.test(facts.phone)) placeholders.push('phone');
  if (/^\d{1,3}0+$/.test(facts.whatsappNumber)) placeholders.push('whatsappNumber');
  if (facts.website.endsWith('example.com')) placeholders.push('website');
  if (facts.developer.name.startsWith('[')) placeholders.push('developer');
  if (facts.visionAndMission === 'draft') placeholders.push('visionAndMission');
  return placeholders;
}
