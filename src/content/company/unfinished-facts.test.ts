import { expect, test } from 'vitest';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { statedFacts } from '#tests/support/stated-facts.ts';
import { parseCompany } from './parse-company.ts';
import { findMissingFacts, findPlaceholderFacts } from './unfinished-facts.ts';

const widget = {
  load: 'visit',
  scriptUrl: 'https://widget.example/a.js',
  widgetClass: 'widget-1f0c',
  origins: [],
} as const;

const given = {
  email: 'sales@ceylon.lk',
  phone: '+94 91 234 5678',
  whatsappNumber: '94912345678',
  website: 'www.ceylon.lk',
  social: {
    facebook: 'https://www.facebook.com/ceylon',
    instagram: 'https://www.instagram.com/ceylon',
    tiktok: 'https://www.tiktok.com/@ceylon',
  },
  developer: { name: 'A. Perera', url: '' },
  visionAndMission: 'approved',
  reviews: widget,
  video: { embedUrl: 'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f' },
} as const;

test('every fact that is a placeholder is named', () => {
  expect(findPlaceholderFacts(company)).toEqual([
    'email',
    'phone',
    'whatsappNumber',
    'website',
    'social.facebook',
    'social.instagram',
    'social.tiktok',
    'developer',
    'visionAndMission',
    'reviews.widgetClass',
    'video.embedUrl',
  ]);
});

test('a fact that is given is not named as a placeholder', () => {
  expect(findPlaceholderFacts({ ...company, ...given })).toEqual([]);
});

test('a fact that is not stated is named', () => {
  expect(findMissingFacts(company, ['en'])).toContain('legalName');
});

test('a fact that is stated is not named as missing', () => {
  expect(findMissingFacts({ ...company, ...statedFacts }, ['en', 'es'])).toEqual([]);
});

test('a fact that is stated in one of two languages is named with the other', () => {
  const hours = { en: 'Monday' };
  expect(findMissingFacts({ ...company, ...statedFacts, hours }, ['en', 'es'])).toEqual(['hours.es']);
});

test('a network that the company does not use has no line', () => {
  const { tiktok: _tiktok, ...social } = given.social;
  expect(findPlaceholderFacts(parseCompany({ ...company, ...given, social }))).toEqual([]);
});
