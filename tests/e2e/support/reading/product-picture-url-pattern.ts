import type { ProductId } from '#domain/catalogue/catalogue.ts';

type View = 'main' | 'detail-1' | 'detail-2';

export function productPictureUrlPattern(id: ProductId, view: View = 'main'): RegExp {
  return new RegExp(`/product-${String(id).padStart(2, '0')}-${view}`);
}
