import { company } from '#content/company.ts';
import { categoryNames } from '#text/catalogue.ts';
import { productPage } from '#text/product.ts';
import { pictureUrls, type PictureFile } from '#content/picture.ts';
import type { Product as CatalogueProduct } from '#content/product.ts';
import { categoryOf } from '#domain/catalogue.ts';
import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { breadcrumbs } from '#web/structured-data.ts';

/** A product as schema.org describes it, and the way to it. No offer and no rating: the site has neither. */
export function productData(
  siteUrl: string,
  product: CatalogueProduct,
): readonly [WithContext<Product>, WithContext<BreadcrumbList>] {
  const { id, name, picture, details } = product;
  const path = `/product/${id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      url: siteUrl + path,
      description: product.summary,
      image: [picture, ...details].map(({ file }) => siteUrl + largestJpeg(file)),
      category: categoryNames[categoryOf(id)],
      brand: { '@type': 'Brand', name: company.name },
      additionalProperty: product.figures.map(({ label, value }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
      })),
    },
    breadcrumbs(siteUrl, [
      { name: productPage.parent, path: '/products' },
      { name, path },
    ]),
  ];
}

/** The widest file that every reader of such data knows; pictures are listed from narrow to wide. */
function largestJpeg(file: PictureFile): string {
  const { jpeg, fallback } = pictureUrls(file);
  return jpeg.split(', ').at(-1)?.split(' ')[0] || fallback;
}
