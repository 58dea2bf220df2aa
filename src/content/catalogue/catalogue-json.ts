import { localePrefix } from '#content/build-values.ts';
import { company } from '#content/company.ts';
import { localizedUrl } from '#content/locale.ts';
import { pictureUrls } from '#content/pictures/picture.ts';
import { formatOrderLink } from '#domain/cart/order-link.ts';
import { getStoredNames, productPath, type ProductId } from '#domain/catalogue/catalogue.ts';
import { country } from '#text/catalogue/catalogue-files.ts';
import { productNotices } from '#text/catalogue/notices.ts';
import { loadAllProducts } from './category-products.ts';
import type { LabeledValue } from './product-text.ts';
import { loadProduct, type Product } from './product.ts';
import { sheetPath } from './sheet-path.ts';
import { toSpecificationRows } from './specification-rows.ts';

interface JsonProduct {
  readonly id: ProductId;
  readonly name: string;
  readonly category: string;
  readonly type: string;
  readonly url: string;
  readonly order: string;
  readonly sheet: string;
  readonly summary: string;
  readonly botanicalName: string;
  readonly hsCode: string;
  readonly form: string;
  readonly figures: readonly LabeledValue[];
  readonly packing: string;
  readonly season?: string;
  readonly images: readonly string[];
  readonly notice?: string;
}

/** `/catalogue.json`, with absolute addresses; `public/catalogue.schema.json` describes it. */
export interface Catalogue {
  readonly version: 1;
  readonly company: { readonly name: string; readonly country: string; readonly url: string };
  readonly products: readonly JsonProduct[];
}

/** Every product with all its texts, in catalogue order. Not for the browser, which would load a chunk per product. */
export async function loadFullProducts(): Promise<readonly Product[]> {
  const listed = await loadAllProducts();
  return Promise.all(listed.map(async ({ id }) => (await loadProduct(id)).product));
}

export function toCatalogue(products: readonly Product[], siteUrl: string): Catalogue {
  return {
    version: 1,
    company: { name: company.name, country, url: siteUrl + localePrefix },
    products: products.map((product) => toJsonProduct(product, siteUrl)),
  };
}

function toJsonProduct(product: Product, siteUrl: string): JsonProduct {
  const { id, name, summary, specification, picture, detailPictures } = product;
  const notice = productNotices[id];
  return {
    id,
    name,
    ...getStoredNames(id),
    url: localizedUrl(siteUrl, localePrefix, productPath(id)),
    order: localizedUrl(siteUrl, localePrefix, formatOrderLink(id)),
    sheet: siteUrl + sheetPath(name),
    summary,
    botanicalName: specification.botanicalName,
    hsCode: specification.hsCode,
    form: specification.form,
    figures: toSpecificationRows(specification).map(({ label, value }) => ({ label, value })),
    packing: specification.packing,
    ...(specification.season !== undefined && { season: specification.season }),
    images: [picture, ...detailPictures].map(({ file }) => siteUrl + pictureUrls(file).large),
    ...(notice !== undefined && { notice }),
  };
}
