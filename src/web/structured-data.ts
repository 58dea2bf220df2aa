import { company } from '#content/company.ts';
import { header, homeBreadcrumb } from '#text/site.ts';
import type { BreadcrumbList, Organization, WebSite, WithContext } from 'schema-dts';

/** The company as schema.org describes an organisation; only real links of its own. */
export function organisation(siteUrl: string): WithContext<Organization> {
  // From the widest to the narrowest: country, district, town, and what the owner puts before it.
  const [, region, locality, ...street] = company.address.toReversed();
  const pages = Object.values(company.social).filter((url) => new URL(url).pathname !== '/');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    description: header.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    foundingDate: String(company.founded),
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      ...(street.length > 0 && { streetAddress: street.toReversed().join(', ') }),
      ...(locality !== undefined && { addressLocality: locality }),
      ...(region !== undefined && { addressRegion: region }),
      postalCode: company.postcode,
      addressCountry: 'LK',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: company.phone,
      email: company.email,
      availableLanguage: 'English',
    },
    // An address without a page of the company's own, as the placeholders are, says nothing about it.
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

/** The name by which search engines call the site. */
export function webSite(siteUrl: string): WithContext<WebSite> {
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: company.name, url: `${siteUrl}/` };
}

/** The way from the home page to a page, as search engines read it; `steps` hold names and paths after the home page. */
export function breadcrumbs(
  siteUrl: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: homeBreadcrumb, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
