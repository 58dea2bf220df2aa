import { loadProducts } from '#content/catalogue/category-products.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId, getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { useLoaded } from '#web/browser/use-loaded.ts';

type Pictures = ReadonlyMap<ProductId, PictureSource>;

const noPictures: Pictures = new Map();

export function useProductPictures(items: readonly CartItem[]): Pictures {
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  const neededCategories = categories.filter((category) => ids.some((id) => getCategory(id) === category));
  return useLoaded(loadPictures, neededCategories.join(' '))?.value ?? noPictures;
}

/** The pictures of a category that cannot be loaded, for example offline, are left out. */
async function loadPictures(categoryNames: string): Promise<Pictures> {
  const needed = categories.filter((category) => categoryNames.split(' ').includes(category));
  const lists = await Promise.all(needed.map((category) => loadProducts(category).catch(() => [])));
  return new Map(lists.flat().map(({ id, picture }) => [id, picture]));
}
