import type { PictureId } from './picture.ts';

/** The views of a product that there are pictures of, the main one first (spec section 3: image and detailImages). */
export const productViews = ['main', 'detail-1', 'detail-2'] as const;

export type ProductView = (typeof productViews)[number];

/** The picture of a product, id 1 to 30. */
export function productPicture(id: number, view: ProductView): PictureId {
  // The manifest holds every view of every product; `product-picture.test.ts` counts them.
  return `product-${String(id).padStart(2, '0')}-${view}` as PictureId;
}
