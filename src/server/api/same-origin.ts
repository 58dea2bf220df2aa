/**
 * Whether a request that changes something may come from where it comes from. Browsers say it: newer ones by
 * `Sec-Fetch-Site`, others by `Origin`, which must be the site's own address or the one the request was sent to. Requests
 * that say nothing come from programs, which no other site can steer.
 */
export function isFromThisSite(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase();
}
