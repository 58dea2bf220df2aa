import { company } from '#content/company.ts';
import { categoryNames, displayName } from '#content/en/catalogue.ts';
import { productPage } from '#content/en/product.ts';
import { pictureFiles, type PictureFiles } from '#content/picture.ts';
import { productPicture, productViews } from '#content/product-picture.ts';
import type { ProductText } from '#content/types.ts';
import { categoryOf } from '#domain/catalogue.ts';
import type { BreadcrumbList, Product, WithContext } from 'schema-dts';
import { breadcrumbs } from '#web/structured-data.ts';

/** A product as schema.org describes it, and the way to it. No offer and no rating: the site has neither. */
export function productData(
  siteUrl: string,
  id: number,
  product: ProductText,
): readonly [WithContext<Product>, WithContext<BreadcrumbList>] {
  const name = displayName(id);
  const path = `/product/${id}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      url: siteUrl + path,
      description: product.summary,
      image: productViews.map((view) => siteUrl + largestJpeg(pictureFiles(productPicture(id, view)))),
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
function largestJpeg({ jpeg, fallback }: PictureFiles): string {
  return jpeg.split(', ').at(-1)?.split(' ')[0] || fallback;
}
