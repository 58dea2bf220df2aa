import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { ReviewWidget } from '#content/company/company-types.ts';
import { reviewsFramePath } from '#contract';
import { createPageHeaders } from './page-headers.ts';

const html = '<style>body{}</style><style media="print">a{}</style>';
const reviews: ReviewWidget = {
  load: 'visit',
  scriptUrl: 'https://widget.example/platform.js',
  widgetClass: 'widget-1',
  origins: ['https://data.example'],
};
const otherFrames = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org'];
const companyWithReviews = { ...company, reviews };

function readPolicy(path: string, { siteUrl = 'http://localhost:3000', text = html } = {}) {
  const header = createPageHeaders(path, text, companyWithReviews, siteUrl)['Content-Security-Policy'] ?? '';
  return new Map(header.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

describe('the content security policy', () => {
  test('allows only the site’s own scripts and styles', () => {
    const directives = readPolicy('/about');
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('script-src')).toEqual(["'self'"]);
    expect(directives.get('style-src')).toEqual([
      "'self'",
      "'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='",
      "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    ]);
    expect(Object.fromEntries(directives)).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test.each(['/', '/about', '/404'])('of %s requires Trusted Types', (path) => {
    const directives = readPolicy(path);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(["'none'"]);
  });

  test.each(['/', '/about', '/404'])('of %s allows no host of the review widget', (path) => {
    expect(JSON.stringify([...readPolicy(path)])).not.toMatch(/widget\.example|data\.example|unsafe/);
  });

  test('allows the frames of video, map and reviews', () => {
    expect(readPolicy('/').get('frame-src')).toEqual([...otherFrames, "'self'"]);
  });

  test('allows no frame of reviews if they are off', () => {
    const { 'Content-Security-Policy': off } = createPageHeaders(
      '/',
      html,
      { ...company, reviews: undefined },
      'http://a',
    );
    expect(off).toContain(`frame-src ${otherFrames.join(' ')};`);
  });

  test('names every source of a page', () => {
    const page = createPageHeaders('/', '', { ...company, reviews: undefined }, 'http://localhost');
    expect(page).toEqual({
      'Content-Security-Policy':
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org; " +
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'X-Frame-Options': 'DENY',
    });
  });

  test('names every source of the widget once', () => {
    const facts = { ...company, reviews: { ...reviews, origins: ['https://widget.example', 'https://data.example'] } };
    const hosts = 'https://widget.example https://data.example';
    expect(createPageHeaders(reviewsFramePath, '', facts, 'http://localhost')).toEqual({
      'Content-Security-Policy':
        `default-src 'none'; script-src ${hosts}; style-src 'unsafe-inline' ${hosts}; img-src data: ${hosts}; ` +
        `media-src ${hosts}; font-src data: ${hosts}; connect-src ${hosts}; frame-src ${hosts}; ` +
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups",
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
    });
  });

  test('has a hash of every inline style, with line breaks and attributes', () => {
    const hashes = (text: string) => readPolicy('/', { text }).get('style-src')?.slice(1);
    expect(hashes('<style>\na{}\n</style><p><style nonce>b{}</style>')).toHaveLength(2);
    expect(hashes('<styles>a{}</styles>')).toEqual([]);
    expect(hashes('<style></style>')).toEqual(["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"]);
  });

  test('upgrades insecure requests only if the site has TLS', () => {
    expect(readPolicy('/').has('upgrade-insecure-requests')).toBe(false);
    expect(readPolicy('/', { siteUrl: 'https://spice.example' }).has('upgrade-insecure-requests')).toBe(true);
  });
});

describe('the page in the frame of the review widget', () => {
  const frameHtml = '<script>1</script><script async src="https://widget.example/platform.js"></script>';

  test('allows the hosts of the widget and sandboxes it', () => {
    const directives = readPolicy(reviewsFramePath, { text: frameHtml });
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': [
        "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
        'https://widget.example',
        'https://data.example',
      ],
      'connect-src': ['https://data.example'],
      'frame-ancestors': ["'self'"],
      sandbox: ['allow-scripts', 'allow-popups'],
    });
    const headers = createPageHeaders(reviewsFramePath, frameHtml, companyWithReviews, 'http://localhost:3000');
    expect(headers).toMatchObject({ 'Referrer-Policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('X-Frame-Options');
  });
});
