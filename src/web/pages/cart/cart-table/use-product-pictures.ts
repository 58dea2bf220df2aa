import { useEffect, useState } from 'react';
import { loadCategoryProducts } from '#content/catalogue/category-products.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId, getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/categories.ts';

/** Each category adds its pictures as soon as it has loaded, without waiting for the other categories. */
export function useProductPictures(items: readonly CartItem[]): ReadonlyMap<ProductId, PictureSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<ProductId, PictureSource>>(() => new Map());
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  // A string, because React compares it by value: the effect runs only when the categories change.
  const neededCategories = categories.filter((category) => ids.some((id) => getCategory(id) === category)).join(' ');

  useEffect(() => {
    for (const category of categories.filter((each) => neededCategories.split(' ').includes(each))) {
      loadCategoryProducts(category).then(
        (products) =>
          setPictures((loaded) => new Map([...loaded, ...products.map(({ id, picture }) => [id, picture] as const)])),
        () => undefined,
      );
    }
  }, [neededCategories]);
  return pictures;
}
