import { createHash } from 'node:crypto';
import type { Company, ReviewWidget } from '#content/company-rules.ts';
import { reviewsFramePath } from '#contract';

export type HeaderFields = Readonly<Record<string, string>>;

const yearSeconds = 31_536_000;
const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const inlineElements = {
  script: /<script>(.*?)<\/script>/gs,
  style: /<style\b[^>]*>(.*?)<\/style>/gs,
};

/** Headers of every answer, whatever it holds; HSTS only where visitors come by TLS. */
export function commonHeaders(siteUrl: string): HeaderFields {
  const isTls = siteUrl.startsWith('https:');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isTls && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
  };
}

/** Headers of the API's answers: e-mail addresses stand in its addresses and bodies, so nothing is kept anywhere. */
export const apiHeaders: HeaderFields = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of one page beside the common ones; `path` is its address and `html` its text. */
export function pageHeaders(path: string, html: string, company: Company, siteUrl: string): HeaderFields {
  if (path === reviewsFramePath && company.reviews) return reviewsFrameHeaders(html, company.reviews, siteUrl);
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, company, siteUrl),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy,
    'X-Frame-Options': 'DENY',
  };
}

/**
 * What a page may load: everything from the site itself, and only frames from others, where the company's content names
 * them. A visitor walks from page to page without loading a new document, so each page allows what any of them needs.
 */
function contentSecurityPolicy(html: string, company: Company, siteUrl: string): string {
  const { map, reviews, video } = company;
  return formatPolicy(siteUrl, {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...inlineHashes('style', html)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [
      ...[video.embedUrl, map.embedUrl].map((url) => new URL(url).origin),
      ...(reviews ? [reviews.frameOrigin ?? "'self'"] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Every form is handled by script; without it nothing typed may leave the page.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/**
 * Headers of the page that holds the review widget. The policy's sandbox takes all rights from the widget, also when the
 * page is opened outside its frame. On a host name of its own the widget keeps that origin, and with it storage.
 */
function reviewsFrameHeaders(html: string, widget: ReviewWidget, siteUrl: string): HeaderFields {
  const { frameOrigin, origins, scriptUrl } = widget;
  const policy = formatPolicy(siteUrl, {
    'default-src': ["'none'"],
    'script-src': [...inlineHashes('script', html), new URL(scriptUrl).origin, ...origins],
    'style-src': ["'unsafe-inline'", ...origins],
    'img-src': ['data:', ...origins],
    'media-src': origins,
    'font-src': ['data:', ...origins],
    'connect-src': origins,
    'frame-src': origins,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [frameOrigin === undefined ? "'self'" : siteUrl],
    sandbox: ['allow-scripts', 'allow-popups', ...(frameOrigin === undefined ? [] : ['allow-same-origin'])],
  });
  return {
    'Content-Security-Policy': policy,
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'no-referrer',
  };
}

function formatPolicy(siteUrl: string, directives: Readonly<Record<string, readonly string[]>>): string {
  const upgrade = siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  const lines = Object.entries(directives).map(([name, sources]) => [name, ...new Set(sources)].join(' '));
  return [...lines, ...upgrade].join('; ');
}

/** Hashes of the elements that stand in the page with their code. */
function inlineHashes(element: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(inlineElements[element])].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
