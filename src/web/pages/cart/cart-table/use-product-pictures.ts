import { useEffect, useState } from 'react';
import { loadCategoryProducts } from '#content/catalogue/category-products.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId, getCategoryId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categoryIds } from '#domain/catalogue/categories.ts';

export function useProductPictures(items: readonly CartItem[]): ReadonlyMap<ProductId, PictureSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<ProductId, PictureSource>>(() => new Map());
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  // A string, because React compares it by value: the effect runs only when the categories change.
  const neededCategoryIds = categoryIds
    .filter((categoryId) => ids.some((id) => getCategoryId(id) === categoryId))
    .join(' ');

  useEffect(() => {
    for (const categoryId of categoryIds.filter((each) => neededCategoryIds.split(' ').includes(each))) {
      loadCategoryProducts(categoryId).then(
        (products) =>
          setPictures((loaded) => new Map([...loaded, ...products.map(({ id, picture }) => [id, picture] as const)])),
        () => undefined,
      );
    }
  }, [neededCategoryIds]);
  return pictures;
}
