import { company } from '#content/company.ts';

/** The company as schema.org describes an organisation; only real links of its own. */
export function organisation(siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    foundingDate: String(company.founded),
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.address[0],
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
  };
}

/** The way from the home page to a page, as search engines read it; `steps` hold names and paths. */
export function breadcrumbs(
  siteUrl: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}
