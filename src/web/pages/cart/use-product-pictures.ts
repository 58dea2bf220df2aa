import { useEffect, useState } from 'react';
import { loadProducts } from '#content/catalogue/category-products.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId, getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { parseCategory } from '#domain/catalogue/categories.ts';

export function useProductPictures(items: readonly CartItem[]): ReadonlyMap<ProductId, PictureSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<ProductId, PictureSource>>(() => new Map());
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  const needed = [...new Set(ids.map(getCategory))].toSorted().join(' ');

  useEffect(() => {
    const load = async (name: string) => {
      const category = parseCategory(name);
      const products = category ? await loadProducts(category) : [];
      setPictures((loaded) => new Map([...loaded, ...products.map(({ id, picture }) => [id, picture] as const)]));
    };
    // Offline the rows stay without pictures.
    for (const name of needed.split(' ')) load(name).catch(() => undefined);
  }, [needed]);
  return pictures;
}
