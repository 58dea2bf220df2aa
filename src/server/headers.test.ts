import { company } from '#content/company.ts';
import { describe, expect, test } from 'vitest';
import { commonHeaders, pageHeaders } from './headers.ts';

const html = '<style>body{}</style><style media="print">a{}</style>';
const widget = { ...company, reviews: { ...company.reviews, widgetClass: 'elfsight-app-11111111-2222' } };

function policy(path: string, facts = company, siteUrl = 'http://localhost:3000') {
  const text = pageHeaders(path, html, facts, siteUrl)['Content-Security-Policy'] ?? '';
  return new Map(text.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

describe('the content security policy', () => {
  test('allows no script and no style but the site’s own and those the content names', () => {
    const directives = policy('/about');
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('script-src')).toEqual(["'self'", ...company.reviews.origins]);
    expect(directives.get('style-src')).toEqual([
      "'self'",
      "'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    ]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"]);
  });

  test('allows the frames of film and map', () => {
    const frames = policy('/').get('frame-src');
    expect(frames).toContain('https://www.youtube-nocookie.com');
    expect(frames).toContain('https://www.openstreetmap.org');
  });

  test('asks for trusted types everywhere but on the home page, and nowhere with a widget of others', () => {
    expect(policy('/about').get('trusted-types')).toEqual(['reviews']);
    expect(policy('/').has('trusted-types')).toBe(false);
    expect(policy('/about', widget).has('require-trusted-types-for')).toBe(false);
    expect(policy('/about', widget).get('style-src')).toContain("'unsafe-inline'");
    expect(policy('/about', widget).get('script-src')).not.toContain("'unsafe-inline'");
  });

  test('upgrades requests only where the site has TLS', () => {
    expect(policy('/').has('upgrade-insecure-requests')).toBe(false);
    expect(policy('/', company, 'https://spice.example').has('upgrade-insecure-requests')).toBe(true);
  });
});

test('only a site with TLS asks to be visited by TLS from now on', () => {
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  expect(commonHeaders('https://spice.example')).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
});
