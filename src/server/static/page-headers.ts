import { hash } from 'node:crypto';
import type { Company, ReviewWidget } from '#content/company/company-types.ts';
import { reviewsFramePath } from '#contract';
import type { PlainHeaders } from '#server/http/headers.ts';

const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const inlineElements = {
  script: /<script>(.*?)<\/script>/gs,
  style: /<style\b[^>]*>(.*?)<\/style>/gs,
};

export function createPageHeaders(path: string, html: string, company: Company, siteUrl: string): PlainHeaders {
  if (path === reviewsFramePath && company.reviews) return createReviewsFrameHeaders(html, company.reviews, siteUrl);
  return {
    'Content-Security-Policy': composeContentSecurityPolicy(html, company, siteUrl),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissionsPolicy,
    'X-Frame-Options': 'DENY',
  };
}

/**
 * Allows the site and the companies whose content it embeds. Only the hashes of styles may differ between pages:
 * client-side navigation keeps the policy of the first page, which must allow everything else that other pages load.
 */
function composeContentSecurityPolicy(html: string, company: Company, siteUrl: string): string {
  const { map, reviews, video } = company;
  return formatPolicy(siteUrl, {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...hashInlineElements('style', html)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [...[video.embedUrl, map.embedUrl].map((url) => new URL(url).origin), ...(reviews ? ["'self'"] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Scripts handle the forms; without scripts no input may leave the page.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/** The policy contains a sandbox, so that the page is confined even when it is opened outside its frame. */
function createReviewsFrameHeaders(html: string, { origins, scriptUrl }: ReviewWidget, siteUrl: string): PlainHeaders {
  const policy = formatPolicy(siteUrl, {
    'default-src': ["'none'"],
    'script-src': [...hashInlineElements('script', html), new URL(scriptUrl).origin, ...origins],
    'style-src': ["'unsafe-inline'", ...origins],
    'img-src': ['data:', ...origins],
    'media-src': origins,
    'font-src': ['data:', ...origins],
    'connect-src': origins,
    'frame-src': origins,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-popups'],
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

function hashInlineElements(element: 'script' | 'style', html: string): string[] {
  return [...html.matchAll(inlineElements[element])].map(
    ([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`,
  );
}
