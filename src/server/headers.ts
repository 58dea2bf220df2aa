/** HTTP response headers. */
export type HeaderFields = Readonly<Record<string, string>>;

const yearSeconds = 31_536_000;

/** Headers of every response; HSTS only if visitors use TLS. */
export function commonHeaders(siteUrl: string): HeaderFields {
  const isTls = siteUrl.startsWith('https:');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isTls && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
  };
}

/** Headers of API responses. URLs and bodies contain e-mail addresses, so nothing may be cached. */
export const apiHeaders: HeaderFields = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};
