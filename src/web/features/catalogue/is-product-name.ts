import { productType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { fold } from '#domain/fold.ts';
import { productName } from '#text/catalogue.ts';

/** Whether a text is the shown or the stored name of a product, in any case of letters and with or without accents. */
export function isProductName(text: string, id: ProductId): boolean {
  const wanted = fold(text).trim();
  return [productName(id), productType(id)].some((name) => fold(name) === wanted);
}
