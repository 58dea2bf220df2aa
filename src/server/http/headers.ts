export type PlainHeaders = Readonly<Record<string, string>>;

const yearSeconds = 31_536_000;

export function createCommonHeaders(siteUrl: string): PlainHeaders {
  const isTls = siteUrl.startsWith('https:');
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isTls && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
  };
}

/** API responses are not cached, because their URLs and bodies contain emails. */
const apiOnlyHeaders: PlainHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function createApiHeaders(siteUrl: string): PlainHeaders {
  return { ...createCommonHeaders(siteUrl), ...apiOnlyHeaders };
}
