import { isEmail } from '#domain/contact/email.ts';
import { assertShape, optionalFactNames } from './company-shape.ts';
import { technologyNames, type Company } from './company-types.ts';
import { createFactError, createLanguagesError, FactError } from './fact-error.ts';
import { isLine } from './per-language.ts';

export function assertReviewsLoad(value: string): void {
  if (!['visit', 'click', 'never'].includes(value)) {
    throw new FactError('company', 'const reviewsLoad', `REVIEWS must be visit, click or never, not "${value}"`);
  }
}

/** Validates the facts. Throws a `FactError` that names the first invalid one and what to write. */
export function parseCompany(facts: Company): Company {
  assertShape(facts);
  assertContacts(facts);
  for (const [field, value, min, max] of listNumbers(facts)) {
    if (!(value >= min && value <= max)) throw createFactError(field, `must be between ${min} and ${max}: ${value}`);
  }
  for (const [field, url] of listLinks(facts)) {
    if (url === '') throw createFactError(field, 'is empty: remove its line');
    if (!URL.canParse(url)) throw createFactError(field, `is not an address such as https://www.example.com/: ${url}`);
  }
  assertChoices(facts);
  assertEmbedUrl(facts.video.embedUrl);
  assertOptionalFacts(facts);
  return facts;
}

function assertContacts(facts: Company): void {
  if (facts.name.trim() === '') throw createFactError('name', 'is empty');
  if (!isEmail(facts.email)) throw createFactError('email', `is not an email address: ${facts.email}`);
  for (const field of ['phone', 'salesPhone'] as const) {
    const number = facts[field];
    if (number !== undefined && !/^\+[\d ()-]{6,20}$/.test(number)) {
      throw createFactError(field, `must begin with + and the code of the country, such as +94 77 123 4567: ${number}`);
    }
  }
  if (!/^[1-9]\d{6,14}$/.test(facts.whatsappNumber)) {
    throw createFactError('whatsappNumber', `must be 7 to 15 digits, country code first: ${facts.whatsappNumber}`);
  }
  if (!/^[a-z\d.-]+\.[a-z]{2,}$/i.test(facts.website)) {
    throw createFactError(
      'website',
      `must be the name of the site without https://, such as www.example.com: ${facts.website}`,
    );
  }
}

function assertChoices({ confirmedTechnologies, visionAndMission }: Company): void {
  const unknownName = confirmedTechnologies.find((name) => !technologyNames.includes(name));
  if (unknownName !== undefined) {
    throw createFactError('confirmedTechnologies', `may have ${technologyNames.join(', ')}, not: ${unknownName}`);
  }
  if (!['draft', 'approved'].includes(visionAndMission)) {
    throw createFactError('visionAndMission', `must be draft or approved: ${visionAndMission}`);
  }
}

function assertEmbedUrl(videoUrl: string): void {
  if (!isWatchPage(videoUrl)) return;
  const id = /[\w-]{11}(?=$|[?&])/.exec(videoUrl)?.[0] ?? 'and the eleven letters of the film';
  throw createFactError(
    'video.embedUrl',
    `is a page, which no frame shows: write https://www.youtube-nocookie.com/embed/${id}`,
  );
}

function assertOptionalFacts(facts: Company): void {
  for (const field of optionalFactNames) {
    const fact = facts[field];
    if (typeof fact === 'string' && !isLine(fact)) throw createFactError(field, 'must be one line of text');
  }
  const namelessField = (['salesRole', 'salesPhone'] as const).find((field) => facts[field] !== undefined);
  if (facts.salesPerson === undefined && namelessField !== undefined) {
    throw createFactError(namelessField, 'is of nobody: add salesPerson');
  }
  if (facts.privacyContact !== undefined && !isEmail(facts.privacyContact)) {
    throw createFactError('privacyContact', `is not an email address: ${facts.privacyContact}`);
  }
}

function listNumbers({ founded, countriesPresent, countriesExported, location }: Company) {
  return [
    ['founded', founded, 1500, new Date().getFullYear()],
    ['countriesPresent', countriesPresent, 1, 250],
    ['countriesExported', countriesExported, 1, 250],
    ['location.latitude', location.latitude, -90, 90],
    ['location.longitude', location.longitude, -180, 180],
  ] as const;
}

function listLinks({ reviews, video, map, social }: Company): [string, string][] {
  return [
    ...(reviews ? [['reviews.scriptUrl', reviews.scriptUrl] as [string, string]] : []),
    ['video.embedUrl', video.embedUrl],
    ['map.embedUrl', map.embedUrl],
    ['map.pageUrl', map.pageUrl],
    ...Object.entries(social).map(([name, url]): [string, string] => [`social.${name}`, url]),
  ];
}

function isWatchPage(url: string): boolean {
  const isYouTube = /^https?:\/\/(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)\//.test(url);
  return isYouTube && !url.startsWith('https://www.youtube-nocookie.com/embed/');
}

/** Throws a `FactError` that names what is wrong. */
export function assertSiteLanguages(languages: readonly string[]): void {
  const wrongLanguage = languages.find(
    (each, index) => !/^[a-z]{2,3}$/.test(each) || languages.indexOf(each) !== index,
  );
  if (wrongLanguage !== undefined) {
    throw createLanguagesError(`must be languages such as en, each once: ${wrongLanguage}`);
  }
  if (languages.length === 0) throw createLanguagesError('names no language');
}
