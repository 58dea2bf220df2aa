/**
 * CSRF check for unsafe methods. `Sec-Fetch-Site` decides; without that header, `Origin` must be the site's URL or
 * match `Host`. Requests with neither header come from programs and pass.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')?.toLowerCase();
}
