import { expect, test } from 'vitest';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { statedFacts } from '#tests/support/stated-facts.ts';
import { assertReviewsLoad, parseCompany } from './parse-company.ts';

test.each(['visit', 'click', 'never'])('%s is a setting of the review widget', (value) => {
  expect(() => assertReviewsLoad(value)).not.toThrow();
});

test.each(['on', 'off', 'no'])('%s is no setting of the review widget', (value) => {
  expect(() => assertReviewsLoad(value)).toThrow(`REVIEWS must be visit, click or never, not "${value}"`);
});

test('the facts about the company’s identity may be left out', () => {
  expect(parseCompany(company).legalName).toBeUndefined();
});

test('the facts about the company’s identity are read where they are stated', () => {
  expect(parseCompany({ ...company, ...statedFacts }).legalName).toBe(statedFacts.legalName);
});

test.each([
  [{ legalName: ' ' }, 'legalName must be one line of text'],
  [{ registrationNumber: 'PV 1\nPV 2' }, 'registrationNumber must be one line of text'],
  [{ taxNumber: 'x'.repeat(201) }, 'taxNumber must be one line of text'],
  [{ hours: { en: 'x'.repeat(201) } }, 'hours in en must be one line of text'],
  [{ answersWithin: { en: 'one day', es: 'un\ndía' } }, 'answersWithin in es must be one line of text'],
  [{ hours: 'Monday' }, "hours must be said language by language, such as { en: 'one day', es: 'un día' }"],
  [{ hours: {} }, 'hours is said in no language: remove its line'],
  [{ hours: { sp: 'lunes' } }, 'hours is said in sp, but the languages are en, es'],
  [
    { phone: '077 123 4568' },
    'phone must begin with + and the code of the country, such as +94 77 123 4567: 077 123 4568',
  ],
  [{ website: 'https://www.ceylon.lk' }, 'website must be the name of the site without https://'],
  [{ social: { tiktok: '' } }, 'social.tiktok is empty: remove its line'],
  [{ social: { facebook: 'ceylon' } }, 'social.facebook is not an address such as https://www.example.com/: ceylon'],
  [
    { video: { embedUrl: 'https://www.youtube.com/watch?v=aBcDeFgHiJk' } },
    'video.embedUrl is a page, which no frame shows: write https://www.youtube-nocookie.com/embed/aBcDeFgHiJk',
  ],
  [
    { video: { embedUrl: 'https://youtu.be/aBcDeFgHiJk?t=5' } },
    'write https://www.youtube-nocookie.com/embed/aBcDeFgHiJk',
  ],
  [{ video: { embedUrl: 'https://www.youtube-nocookie.com/watch?v=aBcDeFgHiJk' } }, 'is a page, which no frame shows'],
  [{ visionAndMission: 'approvd' }, 'visionAndMission must be draft or approved: approvd'],
  [
    { confirmedTechnologies: ['cleaning', 'cleening'] },
    'moisture control, milling, sieving, metal detection, packing, not: cleening',
  ],
  [{ founded: '1990' }, 'founded must be a number without quotation marks'],
  [{ founded: 19_900 }, `founded must be between 1500 and ${new Date().getFullYear()}`],
  [{ countriesExported: 800 }, 'countriesExported must be between 1 and 250: 800'],
  [{ location: { latitude: 628.8, longitude: 80 } }, 'location.latitude must be between -90 and 90: 628.8'],
  [{ postcode: 80400 }, "postcode must be a text between two '"],
  [{ address: 'Elpitiya' }, 'address must be a list'],
  [{ location: { latitude: 6, longitude: '80' } }, 'location.longitude must be a number'],
  [{ social: undefined, socail: {} }, 'socail is no fact that the site knows: is its name mistyped?; missing: social'],
  [{ postcode: undefined }, 'postcode is missing: put its line back'],
  [{ privacyContact: 'the office' }, 'privacyContact is not an email address: the office'],
  [{ salesPerson: 'N. Silva', salesPhone: '077 123 4568' }, 'salesPhone must begin with +'],
  [{ salesRole: { en: 'Export sales' } }, 'salesRole is of nobody: add salesPerson'],
  [{ salesPhone: '+94 77 123 4567' }, 'salesPhone is of nobody: add salesPerson'],
  [
    { languages: ['English'] },
    "languages must be said language by language, such as { en: ['English'], es: ['inglés'] }",
  ],
  [{ languages: { en: [] } }, "languages in en must be a list such as ['English']"],
  [{ languages: { en: ['English'], es: [''] } }, "languages in es must be a list such as ['English']"],
  [{ languages: { en: 'English' } }, "languages in en must be a list such as ['English']"],
  [{ minimumOrder: { en: '' } }, 'minimumOrder in en must be one line of text'],
  [{ incoterms: ['FOB'] }, "incoterms must be a text between two '"],
])('the facts %o are rejected', (facts: object, message) => {
  expect(() => parseCompany({ ...company, ...facts })).toThrow(message);
});

test('reviews can be disabled', () => {
  expect(parseCompany({ ...company, reviews: undefined }).reviews).toBeUndefined();
});
