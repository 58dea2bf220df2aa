import { loadProducts } from '#content/catalogue/category-products.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { findProductId, getCategory, type ProductId } from '#domain/catalogue/catalogue.ts';
import { parseCategory } from '#domain/catalogue/categories.ts';
import { useLoaded } from '#web/browser/use-loaded.ts';

type Pictures = ReadonlyMap<ProductId, PictureSource>;

export function useProductPictures(items: readonly CartItem[]): Pictures {
  const ids = items.map(findProductId).filter((id) => id !== undefined);
  const needed = [...new Set(ids.map(getCategory))].toSorted().join(' ');
  return useLoaded(loadPictures, needed)?.value ?? none;
}

const none: Pictures = new Map();

async function loadPictures(names: string): Promise<Pictures> {
  const inNeeded = names.split(' ').map(async (name) => {
    const category = parseCategory(name);
    // Offline the rows stay without pictures.
    return category ? loadProducts(category).catch(() => []) : [];
  });
  const products = (await Promise.all(inNeeded)).flat();
  return new Map(products.map(({ id, picture }) => [id, picture]));
}
