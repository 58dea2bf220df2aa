import type { Company } from '#content/company/company-types.ts';
import { contactMapTexts } from '#text/pages/contact.ts';
import type { contactedHostTexts } from '#text/pages/privacy.ts';

interface ContactedHosts {
  readonly reason: keyof typeof contactedHostTexts;
  readonly hosts: readonly string[];
}

export function listContactedHosts(company: Company): readonly ContactedHosts[] {
  const { developer, map, reviews, social, video } = company;
  const links = [...Object.values(social), map.pageUrl, contactMapTexts.creditUrl, developer.url];
  const reviewsReason = reviews?.load === 'click' ? 'reviewsOnClick' : 'reviewsOnVisit';
  return [
    ...(reviews ? [{ reason: reviewsReason, hosts: listHosts([reviews.scriptUrl, ...reviews.origins]) } as const] : []),
    { reason: 'film', hosts: listHosts([video.embedUrl]) },
    { reason: 'map', hosts: listHosts([map.embedUrl]) },
    { reason: 'whatsApp', hosts: ['wa.me'] },
    { reason: 'links', hosts: listHosts(links) },
  ];
}

/** The hosts of URLs, each once. Does not parse with `URL`, which rejects the `*` of a content security policy. */
function listHosts(urls: readonly string[]): readonly string[] {
  const hosts = urls.map((url) => url.replace(/^\w+:\/\//, '').split(/[/?#]/)[0] ?? '');
  return [...new Set(hosts)].filter((host) => host !== '');
}
