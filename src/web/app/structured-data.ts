import type { BreadcrumbList, Organization, Product, WebSite, WithContext } from 'schema-dts';
import { localePrefix } from '#content/build-values.ts';
import type { Product as CatalogueProduct } from '#content/catalogue/product.ts';
import { toSpecificationRows } from '#content/catalogue/specification-rows.ts';
import { company } from '#content/company.ts';
import { localizedUrl } from '#content/locale.ts';
import { pictureUrls } from '#content/pictures/picture.ts';
import { getCategoryId, productPath } from '#domain/catalogue/catalogue.ts';
import { categoryNames } from '#text/catalogue/names.ts';
import { headerTexts, homeBreadcrumb, language } from '#text/site.ts';
import type { Page } from '#web/navigation/page.ts';

export function createStructuredData({ product, breadcrumbs }: Page, path: string, siteUrl: string): readonly object[] {
  return [
    ...(path === '/' ? [createOrganization(siteUrl), createWebSite(siteUrl)] : []),
    ...(product ? [createProduct(product, siteUrl)] : []),
    ...(breadcrumbs ? [createBreadcrumbList(breadcrumbs, siteUrl)] : []),
  ];
}

function createOrganization(siteUrl: string): WithContext<Organization> {
  const [_country, region, locality, ...street] = company.address.toReversed();
  const isPlaceholder = (url: string) => new URL(url).pathname === '/';
  const profileUrls = Object.values(company.social).filter((url) => !isPlaceholder(url));
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    description: headerTexts.tagline,
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
      availableLanguage: company.languages?.[language]?.slice() ?? 'English',
    },
    ...(profileUrls.length > 0 && { sameAs: profileUrls }),
  };
}

function createWebSite(siteUrl: string): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: company.name,
    url: localizedUrl(siteUrl, localePrefix, '/'),
    inLanguage: language,
  };
}

function createProduct(
  { id, name, summary, picture, detailPictures, specification }: CatalogueProduct,
  siteUrl: string,
): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: localizedUrl(siteUrl, localePrefix, productPath(id)),
    description: summary,
    image: [picture, ...detailPictures].map(({ file }) => siteUrl + pictureUrls(file).large),
    category: categoryNames[getCategoryId(id)],
    brand: { '@type': 'Brand', name: company.name },
    additionalProperty: toSpecificationRows(specification).map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
  };
}

function createBreadcrumbList(
  breadcrumbs: NonNullable<Page['breadcrumbs']>,
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: homeBreadcrumb, path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localizedUrl(siteUrl, localePrefix, path),
    })),
  };
}
