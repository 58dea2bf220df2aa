import { createHash } from 'node:crypto';
import type { Company } from '#content/company-rules.ts';

export type HeaderFields = Readonly<Record<string, string>>;

const yearSeconds = 31_536_000;

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
  return {
    'Content-Security-Policy': contentSecurityPolicy(path, html, company, siteUrl),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
  };
}

/**
 * What a page may load: everything from the site itself, and from others only where the company's content names them.
 * A visitor walks from page to page without loading a new document, so each page allows what any of them needs.
 *
 * Trusted types stop strings from becoming script. The site keeps to them; a review widget of others may not. So they are
 * in force on every page but the home page, where the widget is shown, as long as the widget is the placeholder; with a
 * real one they are left out, for a visitor may walk from any page to the home page. The same holds for style elements,
 * which widgets write and the site does not.
 */
function contentSecurityPolicy(path: string, html: string, company: Company, siteUrl: string): string {
  const widget = company.reviews.origins;
  const hasRealWidget = !/0{8}-0{4}/.test(company.reviews.widgetClass);
  const frames = [company.video.embedUrl, company.map.embedUrl].map((url) => new URL(url).origin);
  const styles = hasRealWidget ? ["'unsafe-inline'", ...widget] : inlineStyleHashes(html);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", new URL(company.reviews.scriptUrl).origin, ...widget],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...widget],
    'font-src': ["'self'", ...(hasRealWidget ? widget : [])],
    'connect-src': ["'self'", ...widget],
    'frame-src': [...frames, ...widget],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
    ...(path !== '/' && !hasRealWidget && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['reviews'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
}
